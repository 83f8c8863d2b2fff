import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'
import { bundleForNode } from '../bundle.ts'
import { filesOf, screenAt } from './screen-files.ts'

const FACTS = 'shell.json'

/**
 * Returns a plug-in that bundles the program with which the origin draws the first view of a page, and names it in
 * `shell.json` with its hash and the files of each page's screen.
 */
export function firstView(entry: string, paths: readonly string[]): (compiler: Compiler) => void {
  return compiler => {
    const { Compilation, sources } = compiler.rspack
    if (compiler.options.mode !== 'production') return
    compiler.hooks.thisCompilation.tap('FirstView', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'FirstView', stage }, async () => {
        const { code, sources: read } = await bundleForNode(compiler, entry)
        compilation.fileDependencies.addAll(read)
        const sha256 = createHash('sha256').update(code).digest('hex')
        const file = `server/first-view.${sha256.slice(0, 10)}.mjs`
        const screens = paths.map(path => [path, filesOf(compilation, screenAt(compiler.context, path))])
        const named = { file, sha256, screens: Object.fromEntries(screens) }
        const facts = JSON.parse(String(compilation.getAsset(FACTS)?.source.source()))
        const text = `${JSON.stringify({ ...facts, firstView: named }, null, 2)}\n`
        compilation.emitAsset(file, new sources.RawSource(code))
        compilation.updateAsset(FACTS, new sources.RawSource(text))
      })
    })
  }
}
