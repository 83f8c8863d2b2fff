import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageNamed, readWorkspace } from '../workspace/workspace.ts'
import type { Api } from './exported-types.ts'

/** The exported types of one version, as they are recorded beside the package. */
export type ApiFile = { version: string; api: Api }

const HEAD = '// What other packages may rely on. Written by `npm run api`; `npm run check` compares.'
const NAME = /^\/\/ ---- (.+)\n/m

/** Reads the recorded types; version 0.0.0 without any types if there is no file yet. */
export function readApiFile(root: string, name: string): ApiFile {
  const path = pathOf(root, name)
  return existsSync(path) ? parseApiFile(readFileSync(path, 'utf8')) : { version: '0.0.0', api: new Map() }
}

/** Returns the recorded types in the text of a file. */
export function parseApiFile(text: string): ApiFile {
  const [head = '', ...blocks] = text.split(NAME)
  const version = /^\/\/ \S+ (\S+)\n/.exec(head)?.[1] ?? ''
  const pairs = blocks.flatMap((name, place): [string, string][] =>
    place % 2 === 0 ? [[name, (blocks[place + 1] ?? '').trimEnd()]] : [],
  )
  return { version, api: new Map(pairs) }
}

export function writeApiFile(root: string, name: string, { version, api }: ApiFile): void {
  const blocks = [...api].map(([exported, code]) => `// ---- ${exported}\n${code}\n\n`)
  writeFileSync(pathOf(root, name), `// ${name} ${version}\n${HEAD}\n\n${blocks.join('').trimEnd()}\n`)
}

function pathOf(root: string, name: string): string {
  return join(packageNamed(readWorkspace(root), name).folder, 'api.txt')
}
