import { isRelative, targetOf } from './check-imports.ts'
import type { SourceFile, Tree, Violation } from './tree.ts'

/** No file imports itself through others. Imports of types alone do not count: nothing is left of them at run time. */
export function checkCycles({ files }: Tree): Violation[] {
  const imports = new Map(files.map(file => [file.path, targetsOf(file)]))
  const known = new Set<string>()
  return files.flatMap(({ path }) => {
    const cycle = findCycle(path, imports, [], known)
    return cycle ? [{ path, message: `import cycle: ${cycle.join(' -> ')}` }] : []
  })
}

function targetsOf(file: SourceFile): string[] {
  return file.imports
    .filter(found => isRelative(found) && !found.isTypeOnly)
    .map(found => targetOf(file, found))
}

/** Walks the imports from a file; `trail` is how it came there, `known` what was walked before. */
function findCycle(
  path: string,
  imports: ReadonlyMap<string, readonly string[]>,
  trail: readonly string[],
  known: Set<string>,
): string[] | null {
  if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
  if (known.has(path)) return null
  known.add(path)

  for (const target of imports.get(path) ?? []) {
    const cycle = findCycle(target, imports, [...trail, path], known)
    if (cycle) return cycle
  }
  return null
}
