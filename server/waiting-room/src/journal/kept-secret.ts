import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

/** Returns the secret that signs ticket keys. It is stored beside the lines, and made if it is missing. */
export function secretKeptIn(folder: string): Uint8Array {
  const path = join(folder, 'key')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(path)) writeFileSync(path, randomBytes(BYTES), { mode: 0o600, flag: 'wx', flush: true })
  return readFileSync(path)
}
