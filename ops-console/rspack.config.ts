import { defineConsole } from '../rspack.base.ts'

export default defineConsole(import.meta.dirname, 9005)
