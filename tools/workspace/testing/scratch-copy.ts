import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { packageFolders, root } from '../workspace.ts'
import type { Addition } from './new-field.ts'

const NOT_COPIED = new Set(['.vite', '.cache', 'dist', 'test-results'])

/** Copies the sources of all packages into a new folder, where they can be changed and compiled; returns the folder. */
export function scratchCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'scratch-'))
  const filter = (path: string) => existsSync(path) && !NOT_COPIED.has(basename(path))
  // The links among packages are relative: those of the copy lead to packages of the copy.
  for (const part of [...packageFolders(root), 'tsconfig.base.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true, verbatimSymlinks: true, filter })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Adds these lines; throws if the text before them is not there. */
export async function addTo(copy: string, additions: readonly Addition[]): Promise<void> {
  for (const [path, after, lines] of additions) {
    const file = join(copy, path)
    const now = after === null ? '' : await readFile(file, 'utf8')
    const place = after === null ? 0 : now.indexOf(after) + after.length
    if (after !== null && !now.includes(after)) throw new Error(`"${after}" is not in ${path}`)
    const end = now.indexOf('\n', place) + 1
    await writeFile(file, `${now.slice(0, end)}${lines}\n${now.slice(end)}`)
  }
}

/** Returns the files in which the compiler finds errors, each once. */
export async function filesWithErrors(copy: string, packages: readonly string[]): Promise<string[]> {
  const compiler = join(copy, 'node_modules/typescript/bin/tsc')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiler, '--build', '--force', ...packages],
    {
      cwd: copy,
      maxBuffer: 10_000_000,
    },
  ).catch((error: { stdout: string }) => error)
  return [...new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path = '']) => path))]
}
