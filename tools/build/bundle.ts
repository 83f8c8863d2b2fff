import { rspack, type Compiler } from '@rspack/core'

/** A script that needs nothing else, and the files that it is made of. */
export type Bundle = { code: string; sources: readonly string[] }

/**
 * Bundles and minifies a classic script for a browser, as the given build would compile its files. Throws the
 * bundler's error.
 */
export function bundle({ context, options: { module } }: Compiler, entry: string): Promise<Bundle> {
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    context,
    entry,
    output: { filename: 'bundle.js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: module.rules },
  })
  compiler.hooks.shouldEmit.tap('bundle', () => false)
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) return fail(error ?? new Error(stats?.toString('errors-only')))
      done({
        code: String(stats?.compilation.assets['bundle.js']?.source()),
        sources: [...(stats?.compilation.fileDependencies ?? [])],
      })
      compiler.close(() => {})
    })
  })
}
