import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { rspack } from '@rspack/core'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { knownSources } from './known-sources.ts'

const files = {
  'src/main.js': `import './part.js'; import 'library'; import './look.css'`,
  'src/part.js': '',
  'src/look.css': '.a { background: url(./icon.svg) }',
  'src/icon.svg': '<svg/>',
  'node_modules/library/index.js': '',
}

it('lets a build pass that reads nothing but its known sources', async () => {
  expect(await errorsOf(['src/main.js', 'src/part.js', 'src/look.css', 'src/icon.svg'])).toEqual([])
})

it('fails a build for every other file that it reads', async () => {
  expect(await errorsOf(['src/main.js', 'src/look.css'])).toEqual([
    'src/icon.svg is read, but does not count for the version of this build.',
    'src/part.js is read, but does not count for the version of this build.',
  ])
})

async function errorsOf(known: readonly string[]): Promise<string[]> {
  const context = temporaryFolder(files)
  const compiler = rspack({
    context,
    mode: 'production',
    entry: './src/main.js',
    output: { path: join(context, 'dist') },
    module: {
      rules: [
        { test: /\.css$/, type: 'css' },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    plugins: [knownSources(context, known)],
  })
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  compiler.run((error, stats) => {
    compiler.close(() => {})
    if (error) reject(error)
    else resolve((stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message))
  })
  // In CI the builder colours its output.
  const messages = (await promise).map(stripVTControlCharacters)
  return messages.map(message => message.replace(/^\s*×\s*/, '').trim()).toSorted()
}
