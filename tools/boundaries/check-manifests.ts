import { mayImport } from './allowed-imports.ts'
import { declaredBy, type Tree, type Violation } from './tree.ts'

/** Every package is in the table, and its manifest names only packages that the table allows it. */
export function checkManifests(tree: Tree): Violation[] {
  const names = [...tree.manifests.keys()].filter(Boolean)
  return names.flatMap(name => checkManifest(tree, name))
}

function checkManifest({ manifests, folders }: Tree, name: string): Violation[] {
  const path = `${folders.get(name)}/package.json`
  const allowed = mayImport[name]
  if (!allowed) {
    return [
      { path, message: `${name} is new: say in tools/boundaries/allowed-imports.ts what it may import` },
    ]
  }
  const wrong = declaredBy(manifests.get(name)).filter(
    other => manifests.has(other) && !allowed.includes(other),
  )
  return wrong.map(other => ({ path, message: `${name} must not import ${other}` }))
}
