import { checkComposition } from './check-composition.ts'
import { checkImports } from './check-imports.ts'
import { checkManifests } from './check-manifests.ts'
import { checkPurity } from './check-purity.ts'
import type { Tree, Violation } from './tree.ts'

/** Returns every difference between the code and the table of allowed imports; empty if there is none. */
export function checkBoundaries(tree: Tree): Violation[] {
  const checks = [checkManifests, checkImports, checkComposition, checkPurity]
  return checks.flatMap(check => check(tree))
}
