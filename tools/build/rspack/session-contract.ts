import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SessionContract } from 'release-format'
import { parseApiFile } from '../../api/api-file.ts'

/** Returns the contract of a build that is made now: the names in `api.txt` of the package, and its schema version. */
export function sessionContract(folder: string, schema: number): SessionContract {
  const { version, api } = parseApiFile(readFileSync(join(folder, 'api.txt'), 'utf8'))
  return { version, schema, api: Object.fromEntries([...api].map(([name, code]) => [name, hashOf(code)])) }
}

/** Comments are not part of the API. */
function hashOf(declaration: string): string {
  const bare = declaration.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' ')
  return createHash('sha256').update(bare.trim()).digest('hex').slice(0, 12)
}
