import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { secretIn } from 'file-kit'
import { InvalidSettings } from 'server-kit'

/** The settings that are keys of the site. */
const KEYS = [
  'SESSION_KEY',
  'FIELD_KEYS',
  'OBJECT_KEY',
  'QUEUE_KEY',
  'REGISTRY_KEY',
  'PUBLISHER_KEY',
  'OPS_TOKEN',
]

/** The file of a backup that has the keys. */
export const SEALED = 'keys.sealed'
const ALGORITHM = 'aes-256-gcm'
const COST = { N: 2 ** 16, maxmem: 2 ** 27 }

/** Writes the keys of an environment into a backup, encrypted with a key of the passphrase (scrypt, AES-256-GCM). */
export async function sealKeys(
  folder: string,
  environment: NodeJS.ProcessEnv,
  passphrase: string,
): Promise<void> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv(ALGORITHM, scryptSync(passphrase, salt, 32, COST), iv)
  const keys = JSON.stringify(Object.fromEntries(KEYS.map(name => [name, environment[name]])))
  const text = Buffer.concat([cipher.update(keys), cipher.final()])
  const sealed = [salt, iv, cipher.getAuthTag(), text].map(part => part.toString('base64'))
  await writeFile(join(folder, SEALED), `${sealed.join('.')}\n`, { flush: true })
}

/** Writes the keys of a backup into a folder, in files named as their settings; present ones stay. Throws `InvalidSettings` for another passphrase. */
export async function unsealKeys(folder: string, to: string, passphrase: string): Promise<void> {
  const keys = openSealed(await readFile(join(folder, SEALED), 'utf8'), passphrase)
  for (const [name, key] of Object.entries(keys)) await secretIn(join(to, name), () => key)
}

function openSealed(sealed: string, passphrase: string): Record<string, string> {
  const parts = sealed.trim().split('.')
  const [salt = '', iv = '', tag = '', text = ''] = parts.map(part => Buffer.from(part, 'base64'))
  try {
    const decipher = createDecipheriv(ALGORITHM, scryptSync(passphrase, salt, 32, COST), iv)
    decipher.setAuthTag(Buffer.from(tag))
    return JSON.parse(`${decipher.update(Buffer.from(text)).toString()}${decipher.final().toString()}`)
  } catch {
    throw new InvalidSettings('BACKUP_PASSPHRASE is missing, or not that of the backup.')
  }
}
