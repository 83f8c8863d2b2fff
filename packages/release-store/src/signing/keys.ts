import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { secretIn } from 'file-kit'
import type { RegistryKeys } from 'release-format'
import { signingKey, type PublisherKeys, type SigningKey } from 'release-format/trust'

/** A private key is invalid, or is missing where none may be generated. */
export class WrongKey extends Error {
  override readonly name = 'WrongKey'
}

/** The owners of private keys: the site signs the choice of live releases, a publisher its releases. */
const holders = {
  site: { variable: 'REGISTRY_KEY', file: 'registry.key' },
  publishers: { variable: 'PUBLISHER_KEY', file: 'publisher.key' },
} as const satisfies Record<keyof RegistryKeys, { variable: string; file: string }>

type Holder = keyof typeof holders

/**
 * Returns the private keys for signatures: one, or two separated by a comma during a change of keys. Without a
 * setting, development uses a generated key in `DATA_DIR/keys`. Throws `WrongKey`.
 */
export async function signingKeys(
  holder: Holder,
  dataDir: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<readonly SigningKey[]> {
  const { variable, file } = holders[holder]
  const configured = (environment[variable] ?? '').split(',').filter(Boolean)
  if (configured.length > 0) return Promise.all(configured.map(secret => readKey(secret, variable)))
  if (environment['NODE_ENV'] === 'production')
    throw new WrongKey(`${variable} is missing; under NODE_ENV=production no key is made up.`)
  return [await readKey(await secretIn(join(dataDir, 'keys', file), randomKey), file)]
}

/**
 * Returns the public keys that pages of this site accept. They are those of the site configuration, by default the
 * one named by `SITE_CONFIG`. Without any, they are those of the private keys here. Throws `WrongKey`.
 */
export async function trustedKeys(
  dataDir: string,
  environment: NodeJS.ProcessEnv = process.env,
  siteConfig?: ConfiguredKeys,
): Promise<RegistryKeys> {
  const { registryPublicKeys, publisherPublicKeys } = siteConfig ?? (await siteConfigOf(environment))
  return {
    site: registryPublicKeys ?? (await publicKeysOf('site', dataDir, environment)),
    publishers: publisherPublicKeys ?? (await publicKeysOf('publishers', dataDir, environment)),
  }
}

type ConfiguredKeys = { registryPublicKeys?: readonly string[]; publisherPublicKeys?: PublisherKeys }

/** The publishers' keys that the site configuration names; null where it names none, as for development. */
export async function namedPublishers(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<PublisherKeys | null> {
  return (await siteConfigOf(environment)).publisherPublicKeys ?? null
}

/** Reads the keys alone; the origin reads the rest and reports its faults. */
async function siteConfigOf({ SITE_CONFIG: file }: NodeJS.ProcessEnv): Promise<ConfiguredKeys> {
  return file ? (JSON.parse(await readFile(file, 'utf8')) as ConfiguredKeys) : {}
}

async function publicKeysOf(
  holder: Holder,
  dataDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<readonly string[]> {
  return (await signingKeys(holder, dataDir, environment)).map(({ publicKey }) => publicKey)
}

/** A new private key: 32 bytes in base64. */
export function randomKey(): string {
  return randomBytes(32).toString('base64')
}

async function readKey(secret: string, where: string): Promise<SigningKey> {
  const text = secret.trim()
  if (!/^[A-Za-z0-9+/]{43}=$/.test(text)) throw new WrongKey(`${where} must be 32 bytes in base64.`)
  return signingKey(text)
}
