import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { hasCode } from '../files/error-code.ts'

/** The database's password: made at the first start, kept in a file that only its owner reads. */
export async function passwordIn(file: string): Promise<string> {
  try {
    await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
