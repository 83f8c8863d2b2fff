import { defineRemote } from '../rspack.base.ts'
import { routes } from './src/routes.ts'

export default defineRemote(import.meta.dirname, { slot: 'overlay', routes, devPort: 9004 })
