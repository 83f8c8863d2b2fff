import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { secretIn } from 'file-kit'

export const FIELD_KEY_BYTES = 32
const DEVELOPMENT_KEY_ID = 'dev'
const KEY = /^([A-Za-z0-9_-]{1,40}):([A-Za-z0-9+/]{43}=)$/

/** A key for single fields; values that it has encrypted name its id. */
export type FieldKey = { id: string; secret: Buffer }

/** Reads `id:base64,id:base64,…`: each key 32 bytes, each id once. Null for any other text. */
export function parseFieldKeys(text: string): FieldKey[] | null {
  const keys = text.split(',').map(parseFieldKey)
  const known = keys.filter(key => key !== null)
  const hasEachIdOnce = new Set(known.map(({ id }) => id)).size === keys.length
  return hasEachIdOnce ? known : null
}

/** Returns the key of a development machine: generated once, stored in the data folder, readable by its owner only. */
export async function developmentFieldKeys(dataDir: string): Promise<FieldKey[]> {
  const file = join(dataDir, 'field.key')
  const keys = parseFieldKeys(await secretIn(file, developmentKey))
  if (!keys) throw new Error(`${file} holds no key.`)
  return keys
}

function developmentKey(): string {
  return `${DEVELOPMENT_KEY_ID}:${randomBytes(FIELD_KEY_BYTES).toString('base64')}`
}

function parseFieldKey(text: string): FieldKey | null {
  const [, id, secret] = KEY.exec(text.trim()) ?? []
  return id && secret ? { id, secret: Buffer.from(secret, 'base64') } : null
}
