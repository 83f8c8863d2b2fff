import { rspack, type Compiler, type Configuration } from '@rspack/core'

/** A script that needs nothing else, and the files that it is made of. */
export type Bundle = { code: string; sources: readonly string[] }

/**
 * Bundles and minifies a classic script for a browser, as the given build would compile its files. Throws the
 * bundler's error.
 */
export function bundle({ context, options: { module } }: Compiler, entry: string): Promise<Bundle> {
  return compiled({
    devtool: false,
    target: ['web', 'es2022'],
    context,
    entry,
    output: {},
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: module.rules },
  })
}

/**
 * Bundles an ES module for Node in one file, as the given build would compile its files. Its class names are those of
 * the given build. Throws the bundler's error.
 */
export function bundleForNode({ context, options }: Compiler, entry: string): Promise<Bundle> {
  const { module, output, resolve } = options
  const { uniqueName } = output
  return compiled({
    devtool: false,
    target: 'node24',
    context,
    entry,
    output: {
      ...(uniqueName && { uniqueName }),
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    resolve: { extensions: resolve.extensions ?? [], alias: resolve.alias ?? {} },
    module: {
      rules: module.rules,
      parser: { ...module.parser, javascript: { dynamicImportMode: 'eager', worker: false } },
      generator: module.generator,
    },
  })
}

function compiled(config: Configuration): Promise<Bundle> {
  const compiler = rspack({ ...config, mode: 'production', output: { ...config.output, filename: FILE } })
  compiler.hooks.shouldEmit.tap('bundle', () => false)
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) return fail(error ?? new Error(stats?.toString('errors-only')))
      done({
        code: String(stats?.compilation.assets[FILE]?.source()),
        sources: [...(stats?.compilation.fileDependencies ?? [])],
      })
      compiler.close(() => {})
    })
  })
}

const FILE = 'bundle.js'
