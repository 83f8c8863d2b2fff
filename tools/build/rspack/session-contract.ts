import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SessionContract } from 'release-format'

/** Returns the contract of a build that is made now: the names in `api.txt` of the package, and its schema version. */
export function sessionContract(folder: string, schema: number): SessionContract {
  const [head = '', ...blocks] = readFileSync(join(folder, 'api.txt'), 'utf8').split(/^\/\/ ---- (.+)\n/m)
  const version = /^\/\/ \S+ (\S+)\n/.exec(head)?.[1] ?? ''
  const declarations = blocks.flatMap((name, place) =>
    place % 2 === 0 ? [[name, blocks[place + 1] ?? '']] : [],
  )
  return {
    version,
    schema,
    api: Object.fromEntries(declarations.map(([name = '', code = '']) => [name, hashOf(code)])),
  }
}

/** Comments are not part of the API. */
function hashOf(declaration: string): string {
  const bare = declaration.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' ')
  return createHash('sha256').update(bare.trim()).digest('hex').slice(0, 12)
}
