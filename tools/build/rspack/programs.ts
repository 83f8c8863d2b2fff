import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { scriptRules } from './script-rules.ts'

/** A program for Node 20 or newer, in one file. */
export function defineProgram(folder: string, entry: string, filename: string): Configuration {
  return {
    context: folder,
    mode: 'production',
    devtool: false,
    target: 'node20',
    entry,
    output: {
      path: join(folder, 'dist/program'),
      clean: true,
      filename,
      assetModuleFilename: '[name][ext]',
      module: true,
      chunkFormat: 'module',
    },
    optimization: { minimize: false, nodeEnv: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: scriptRules,
      parser: { javascript: { importMeta: false, dynamicImportMode: 'eager' } },
    },
    plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, test: /\.mjs$/ })],
  }
}

/** The programs of a packaged site, each in one file that runs on its own. `replaced` names modules by their files. */
export function definePrograms(
  folder: string,
  entries: Readonly<Record<string, string>>,
  replaced: Readonly<Record<string, string>>,
): Configuration {
  const program = defineProgram(folder, '', '[name].mjs')
  return {
    ...program,
    entry: { ...entries },
    resolve: { ...program.resolve, alias: replaced },
    // Libraries try these, and do without them.
    externals: {
      'pg-native': 'node-commonjs pg-native',
      '@node-rs/xxhash': 'import @node-rs/xxhash',
    },
    // A package serves real people, unless its environment names another purpose.
    plugins: [
      new rspack.BannerPlugin({ banner: "process.env.NODE_ENV ??= 'production'", raw: true, test: /\.mjs$/ }),
    ],
  }
}
