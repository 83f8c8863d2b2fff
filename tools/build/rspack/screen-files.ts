import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Chunk, Compilation, Module } from '@rspack/core'
import type { ScreenFiles } from 'release-format/views'

/**
 * Returns the scripts and style sheets of these sources in a build, without those that its first files have. Call it
 * once all files have their final content.
 */
export function filesOf(compilation: Compilation, isSource: (path: string) => boolean): ScreenFiles {
  const late = [...compilation.chunks].filter(chunk => !chunk.canBeInitial() && hasSource(chunk))
  const together = late.flatMap(chunk => [...chunk.groupsIterable].flatMap(group => [...group.chunks]))
  const files = [...new Set(together.flatMap(chunk => [...chunk.files]))].toSorted()
  const assets = files.map(path => ({ path, integrity: sha256(compilation, path) }))
  const ofType = (ending: string) => assets.filter(({ path }) => path.endsWith(ending))
  return { scripts: ofType('.js'), styles: ofType('.css') }

  function hasSource(chunk: Chunk): boolean {
    const modules = compilation.chunkGraph.getChunkModules(chunk).flatMap(withInner)
    return modules.some(module => isSource(module.nameForCondition() ?? ''))
  }
}

/** Returns a test for the source of the screen at a path: `src/screens/<path>/…-screen.tsx`. */
export function screenAt(folder: string, path: string): (source: string) => boolean {
  const home = join(folder, 'src/screens', path)
  return source => dirname(source) === home && source.endsWith('-screen.tsx')
}

/** A module may be several that were joined. */
function withInner(module: Module): Module[] {
  return 'modules' in module ? [module, ...(module.modules as Module[])] : [module]
}

/** The hash that the integrity plug-in writes into the build. A hint with another hash loads a file twice. */
function sha256(compilation: Compilation, path: string): string {
  const content = compilation.getAsset(path)?.source.buffer() ?? Buffer.alloc(0)
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
