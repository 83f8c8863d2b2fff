import { relative } from 'node:path'
import type { Compiler } from '@rspack/core'

const NAME = 'KnownSources'
const OF_OTHERS = /(^|\/)(node_modules|dist)\//

/**
 * Fails a build that reads a file of the workspace which its version does not count: the same version would then be
 * given to builds that differ.
 */
export class KnownSources {
  readonly #root: string
  readonly #known: ReadonlySet<string>

  /** `known` are paths from `root`. */
  constructor(root: string, known: readonly string[]) {
    this.#root = root
    this.#known = new Set(known)
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap(NAME, compilation => {
      for (const path of this.#unknownAmong(compilation.fileDependencies)) {
        compilation.errors.push(
          new Error(`${path} is read, but does not count for the version of this build.`),
        )
      }
    })
  }

  #unknownAmong(files: Iterable<string>): string[] {
    const paths = [...files].map(file => relative(this.#root, file).replaceAll('\\', '/'))
    const ours = paths.filter(path => !path.startsWith('..') && !OF_OTHERS.test(path))
    return ours.filter(path => !this.#known.has(path))
  }
}
