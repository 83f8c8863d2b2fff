import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, secretIn } from 'file-kit'
import { InvalidSettings } from 'server-kit'

/** The settings that are keys, and the files of keys that a site of developers has made. */
const KEYS = {
  SESSION_KEY: 'session-key',
  FIELD_KEYS: 'field.key',
  OBJECT_KEY: 'object-key',
  QUEUE_KEY: 'queue-key',
  REGISTRY_KEY: 'keys/registry.key',
  PUBLISHER_KEY: 'keys/publisher.key',
  OPS_TOKEN: 'ops-token',
}

/** The file of a backup that has the keys. */
export const SEALED = 'keys.sealed'
const ALGORITHM = 'aes-256-gcm'
const COST = { N: 2 ** 16, maxmem: 2 ** 27 }

/** Returns the keys of a site by the names of their settings. */
export async function keysOf(
  environment: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<Readonly<Record<string, string>>> {
  const keys: Record<string, string> = {}
  for (const [name, file] of Object.entries(KEYS)) {
    const key = environment[name] || (await textIn(join(dataDir, file)))
    if (key) keys[name] = key
  }
  return keys
}

/** Writes the keys into a backup, encrypted with a key of the passphrase (scrypt, AES-256-GCM). */
export async function sealKeys(
  folder: string,
  keys: Readonly<Record<string, string>>,
  passphrase: string,
): Promise<void> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv(ALGORITHM, scryptSync(passphrase, salt, 32, COST), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(keys)), cipher.final()])
  const sealed = [salt, iv, cipher.getAuthTag(), text].map(part => part.toString('base64'))
  await writeFile(join(folder, SEALED), `${sealed.join('.')}\n`, { flush: true })
}

/** Writes the keys of a backup into a folder, in files named as their settings; present ones stay. Throws `InvalidSettings` for another passphrase. */
export async function unsealKeys(folder: string, to: string, passphrase: string): Promise<void> {
  for (const [name, key] of Object.entries(await openSealed(folder, passphrase)))
    await secretIn(join(to, name), () => key)
}

async function textIn(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

async function openSealed(folder: string, passphrase: string): Promise<Record<string, string>> {
  const parts = (await readFile(join(folder, SEALED), 'utf8')).trim().split('.')
  const [salt, iv, tag, text] = parts.map(part => Buffer.from(part, 'base64'))
  if (!salt || !iv || !tag || !text) throw new InvalidSettings(`${SEALED} is damaged.`)
  const decipher = createDecipheriv(ALGORITHM, scryptSync(passphrase, salt, 32, COST), iv).setAuthTag(tag)
  try {
    return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString())
  } catch {
    throw new InvalidSettings('BACKUP_PASSPHRASE is missing, or not that of the backup.')
  }
}
