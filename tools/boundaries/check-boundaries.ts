import { checkImports } from './check-imports.ts'
import { checkPurity } from './check-purity.ts'
import { declaredBy, type Tree, type Violation } from './tree.ts'
import { composition, mayImport } from './allowed-imports.ts'

/** Returns every difference between the code and the table of allowed imports; empty if there is none. */
export function checkBoundaries(tree: Tree): Violation[] {
  const names = [...tree.manifests.keys()].filter(Boolean)
  const checks = [checkImports, checkComposition, checkPurity]
  return [...names.flatMap(name => checkManifest(tree, name)), ...checks.flatMap(check => check(tree))]
}

/** Only the composing code uses Module Federation and single-spa. */
function checkComposition({ files }: Tree): Violation[] {
  const others = files.filter(({ path }) => !composition.places.some(place => place.test(path)))
  return others.flatMap(({ path, imports }) => {
    const wrong = imports.filter(({ specifier }) =>
      composition.libraries.some(library => library.test(specifier)),
    )
    return wrong.map(({ specifier, line }) => {
      return { path: `${path}:${line}`, message: `only shell/src/compose knows ${specifier}` }
    })
  })
}

/** Every package is in the table, and its manifest names only packages that the table allows it. */
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
