import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '../process/run.ts'
import { closureOf, packageNamed, readWorkspace, type Workspace } from '../workspace/workspace.ts'
import { namesIn, readDeclarations, withoutComments, type Declarations } from './read-declarations.ts'

/** Returns the declaration of each exported name, with the private declarations behind it. */
export type Api = ReadonlyMap<string, string>

/**
 * Returns the types that the main door of a package exports, as the compiler writes them. Types from our other packages
 * are included. Throws if the package does not compile.
 */
export async function exportedTypes(root: string, name: string): Promise<Api> {
  const workspace = readWorkspace(root)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'declarations-'))
  const members = closureOf(workspace, name)
  await Promise.all(members.map(member => writeDeclarations(workspace, member, folder.path)))
  return readApi(workspace, name, folder.path)
}

async function writeDeclarations(workspace: Workspace, name: string, outDir: string): Promise<void> {
  const { root } = workspace
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--incremental', 'false']
  const where = ['-p', packageNamed(workspace, name).folder, '--rootDir', root, '--outDir', outDir]
  const { exitCode, output } = await run(process.execPath, [compiler, ...emit, ...where], { cwd: root })
  if (exitCode !== 0) throw new Error(`${name} does not compile:\n${output}`)
}

function readApi(workspace: Workspace, name: string, outDir: string): Api {
  const modules = new Map<string, Declarations>()
  const moduleAt = (path: string) => {
    const known = modules.get(path) ?? readDeclarations(path)
    modules.set(path, known)
    return known
  }
  const find = (path: string, wanted: string): Found | null => {
    const { own, imported, exportedFrom, exportedWhole } = moduleAt(path)
    const code = own.get(wanted)
    if (code) return { path, name: wanted, code }
    const source = imported.get(wanted) ?? exportedFrom.get(wanted)
    const places = source ? [source] : exportedWhole.map(specifier => ({ specifier, name: wanted }))
    for (const place of places) {
      const next = pathOf(workspace, outDir, path, place.specifier)
      const found = next && find(next, place.name)
      if (found) return found
    }
    return null
  }

  const door = doorOf(workspace, outDir, name)
  const exported = [...moduleAt(door).exportedFrom.keys()].toSorted()
  const named = new Set(exported.map(found => keyOf(find(door, found))))
  return new Map(exported.map(found => [found, withWhatIsBehind(find(door, found), named, find)]))
}

type Found = { path: string; name: string; code: string }
type Find = (path: string, name: string) => Found | null

/** Returns a declaration, followed by the unexported declarations that it refers to. */
function withWhatIsBehind(found: Found | null, named: ReadonlySet<string>, find: Find): string {
  if (!found) return ''
  const behind = new Map([[keyOf(found), found]])
  for (const { path, code } of behind.values()) {
    for (const name of namesIn(code)) {
      const referred = find(path, name)
      if (referred && !named.has(keyOf(referred))) behind.set(keyOf(referred), referred)
    }
  }
  const [, ...others] = behind.values()
  return [found.code, ...others.map(({ code }) => withoutComments(code)).toSorted()].join('\n')
}

function keyOf(found: Found | null): string {
  return found ? `${found.path} ${found.name}` : ''
}

/** Returns the file with the declarations behind an import; null for a package that is not ours. */
function pathOf(workspace: Workspace, outDir: string, from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier).replace(/\.tsx?$/, '.d.ts')
  const [name = '', ...subject] = specifier.split('/')
  return workspace.packages.has(name) ? doorOf(workspace, outDir, name, subject.join('/')) : null
}

function doorOf(workspace: Workspace, outDir: string, name: string, subject = ''): string {
  const { folder } = packageNamed(workspace, name)
  return join(folder.replace(workspace.root, outDir), 'src', subject, 'index.d.ts')
}
