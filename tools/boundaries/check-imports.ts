import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { foldersWithOneDoor, mayImport, sanctionedCrossings } from './allowed-imports.ts'
import { packageNameOf, type Import } from '../workspace/read-imports.ts'
import { packageFolderOf } from '../workspace/workspace.ts'
import { declaredBy, isForWorkOnly, type SourceFile, type Tree, type Violation } from './tree.ts'

/**
 * Returns each import that leaves its package, names a package outside the table, or is missing in the manifest.
 */
export function checkImports(tree: Tree): Violation[] {
  return tree.files.flatMap(file => {
    return file.imports.flatMap(found => {
      const message = isRelative(found) ? checkRelative(file, found) : checkPackage(tree, file, found)
      return message ? [{ path: `${file.path}:${found.line}`, message }] : []
    })
  })
}

/** The path, from the root, of a file that is imported by a relative specifier. */
function targetOf({ path }: SourceFile, { specifier }: Import): string {
  return posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
}

export function isRelative({ specifier }: Import): boolean {
  return specifier.startsWith('.')
}

function checkRelative(file: SourceFile, found: Import): string | null {
  const target = targetOf(file, found)
  const staysInside = packageFolderOf(target) === packageFolderOf(file.path)
  const isSanctioned = sanctionedCrossings.some(({ from, to }) => from.test(file.path) && to.test(target))
  if (!staysInside && !isSanctioned) return `${found.specifier} leaves the package`
  const folder = foldersWithOneDoor.find(inside => isIn(inside, target) && !isIn(inside, file.path))
  const isPastDoor = folder && target !== `${folder}/index.ts` && !isForWorkOnly(file)
  return isPastDoor ? `${folder} has one door, its index.ts` : null
}

function isIn(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`)
}

function checkPackage({ manifests }: Tree, file: SourceFile, found: Import): string | null {
  const name = packageNameOf(found.specifier)
  if (isBuiltin(found.specifier) || name === file.packageName) return null

  const isAllowed = !file.packageName || mayImport[file.packageName]?.includes(name)
  if (manifests.has(name) && !isAllowed) return `${file.packageName} must not import ${name}`

  return declaredFor(manifests, file, found).includes(name) ? null : `${name} is not declared in package.json`
}

/** Shipped code imports packages at run time; tests, settings and types may also use development dependencies. */
function declaredFor(manifests: Tree['manifests'], file: SourceFile, { isTypeOnly }: Import): string[] {
  const own = manifests.get(file.packageName)
  if (isForWorkOnly(file)) return [...declaredBy(own), ...declaredBy(manifests.get(''))]
  return isTypeOnly ? declaredBy(own) : Object.keys(own?.dependencies ?? {})
}
