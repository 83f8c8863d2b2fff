import { defineShell } from '../rspack.base.ts'
import { routes } from './src/routes.ts'

export default defineShell(import.meta.dirname, { routes })
