import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isTestFile, sourceFiles } from '../workspace/source-files.ts'
import { packageFolderOf, type DependencyLists } from '../workspace/workspace.ts'
import { readImports, type Import } from '../workspace/read-imports.ts'

export type SourceFile = {
  /** From the root, `shell/src/main.ts`. */
  path: string
  /** The name of the package it belongs to; empty for a file in the root itself. */
  packageName: string
  imports: readonly Import[]
}

/** The repository as the checks see it. */
export type Tree = {
  files: readonly SourceFile[]
  /** The manifests by package name; the root's own has the empty name. */
  manifests: ReadonlyMap<string, DependencyLists>
  /** The folder of each package, `packages/ui-kit`. */
  folders: ReadonlyMap<string, string>
  /** The text of each package's `tsconfig.json`. */
  compilerSettings: ReadonlyMap<string, string>
}

export type Violation = { path: string; message: string }

/** Reads the tree from texts by path, so that a test can define one. */
export function treeOf(texts: ReadonlyMap<string, string>): Tree {
  const manifests = new Map<string, DependencyLists>()
  const folders = new Map<string, string>()
  const compilerSettings = new Map<string, string>()
  const files: SourceFile[] = []
  for (const [path, text] of texts) {
    const [folder, inside] = splitPath(path)
    const packageName = basename(folder)
    if (inside === 'package.json') manifests.set(packageName, JSON.parse(text))
    if (inside === 'package.json') folders.set(packageName, folder)
    if (inside === 'tsconfig.json') compilerSettings.set(packageName, text)
    if (isCode(path)) files.push({ path, packageName, imports: readImports(path, text) })
  }
  return { files, manifests, folders, compilerSettings }
}

/** Reads the tree of a folder on disk. */
export function readTree(root: string): Tree {
  const paths = sourceFiles(root).filter(
    path => isCode(path) || /^([^/]+\/){0,2}(package|tsconfig)\.json$/.test(path),
  )
  return treeOf(new Map(paths.map(path => [path, readFileSync(join(root, path), 'utf8')])))
}

/** Returns whether a file is for the package's developers, not for its users. */
export function isForWorkOnly({ path }: SourceFile): boolean {
  const [, inside] = splitPath(path)
  return isTestFile(inside) || inside.endsWith('.config.ts') || !inside.startsWith('src/')
}

/** The packages that a manifest names, for any purpose. */
export function declaredBy(manifest: DependencyLists | undefined): string[] {
  return Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies })
}

function splitPath(path: string): [folder: string, inside: string] {
  const folder = packageFolderOf(path)
  return [folder, folder ? path.slice(folder.length + 1) : path]
}

function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts')
}
