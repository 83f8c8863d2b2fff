import { defineFrame, defineProgram } from '../../rspack.base.ts'

export default [
  defineProgram(import.meta.dirname, './src/outside/main.ts', 'release.mjs'),
  defineFrame(import.meta.dirname, './frame/main.tsx'),
]
