import { basename, extname } from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { bundle } from '../bundle.ts'

/**
 * Bundles the workers of a federated build again, without the federation runtime. That runtime reads globals of the
 * page, so a worker with it would crash at once (decision 0043). A worker is a chunk that is named after its file,
 * `…-worker`.
 */
export function plainWorkers(compiler: Compiler): void {
  const { Compilation: stages, sources } = compiler.rspack
  compiler.hooks.thisCompilation.tap('PlainWorkers', compilation => {
    // Before file names get their hashes.
    const tap = { name: 'PlainWorkers', stage: stages.PROCESS_ASSETS_STAGE_PRE_PROCESS }
    compilation.hooks.processAssets.tapPromise(tap, async () => {
      for (const { file, entry } of workersOf(compilation)) {
        const { code } = await bundle(compiler, entry)
        compilation.updateAsset(file, new sources.RawSource(code))
      }
    })
  })
}

type Worker = { file: string; entry: string }

function workersOf({ chunks, chunkGraph }: Compilation): Worker[] {
  return [...chunks].flatMap(chunk => {
    if (!chunk.name?.endsWith('-worker')) return []
    const paths = chunkGraph.getChunkModules(chunk).map(module => module.nameForCondition() ?? '')
    const entry = paths.find(path => basename(path, extname(path)) === chunk.name)
    const [file] = [...chunk.files].filter(name => name.endsWith('.js'))
    if (!entry || !file) throw new Error(`The worker ${chunk.name} has no file of its name.`)
    return [{ file, entry }]
  })
}
