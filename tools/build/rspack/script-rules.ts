import { join } from 'node:path'
import type { RuleSetRule } from '@rspack/core'

const typescript = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
}

/** The rules of every build for its scripts. */
export const scriptRules: RuleSetRule[] = [
  { test: /\.tsx?$/, use: { loader: 'builtin:swc-loader', options: typescript } },
  {
    test: /axios\/lib\/adapters\/adapters\.js$/,
    resolve: { alias: { './fetch.js': join(import.meta.dirname, 'no-fetch-adapter.ts') } },
  },
]
