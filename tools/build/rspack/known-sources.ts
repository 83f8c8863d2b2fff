import { relative } from 'node:path'
import type { Compiler } from '@rspack/core'

const OF_OTHERS = /(^|\/)(node_modules|dist)\//

/**
 * Returns a plug-in that fails a build which reads a file of the workspace that its version does not count: the same
 * version would then be given to builds that differ. `known` are paths from `root`.
 */
export function knownSources(root: string, known: readonly string[]): (compiler: Compiler) => void {
  return compiler =>
    compiler.hooks.afterCompile.tap('KnownSources', ({ errors, fileDependencies }) => {
      const paths = [...fileDependencies].map(file => relative(root, file).replaceAll('\\', '/'))
      const ours = paths.filter(path => !path.startsWith('..') && !OF_OTHERS.test(path))
      for (const path of ours.filter(each => !known.includes(each)))
        errors.push(new Error(`${path} is read, but does not count for the version of this build.`))
    })
}
