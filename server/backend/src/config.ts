import { join, resolve } from 'node:path'
import {
  httpUrl,
  InvalidSettings,
  isProduction,
  listOf,
  readBy,
  readSettings,
  repositoryRoot,
  serverConfig,
  serverSettings,
  siteConfigFile,
  type ServerConfig,
  type Settings,
  isNetwork,
} from 'server-kit'
import { InvalidSiteConfig, isOrigin, parseSiteConfig } from 'site-config'
import * as v from 'valibot'
import { queueKey } from 'waiting-room/pass'
import { parseFieldKeys } from './crypto/field-keys.ts'
import { rateLimits } from './limits/limits.ts'
import type { S3Settings } from './objects/s3-client.ts'
import { parseScanAddress, type ScanAddress } from './scanner/scanner.ts'
import { gatewayKey as sharedKey, NO_GATEWAY_KEY } from './services/credentials.ts'
import type { Connections } from './services/services.ts'

const DATABASE_URL = 'must be an address like postgres://user:password@host:5432/name'
const DATABASE_TIMEOUT = 'must be a number of milliseconds from 100 to 999999'
const S3_BUCKET = 'is missing; without a bucket no other S3 setting makes sense'
const S3_PAIR = 'is missing; an access key needs its id and its secret'
const TAX_OFFICE_URL = 'is missing; the service key of the tax office makes no sense without its address'
const TAX_OFFICE_PAIR =
  'is missing; the tax office needs the service key of the portal, or GATEWAY_KEY for a gateway'
const PRODUCTION_SECRET =
  'is missing; under NODE_ENV=production no key is made, since it would lie beside the data that it protects'
const SECRET = 'must have at least 32 characters'
const ADDRESSES = 'must be addresses or networks with commas between them, like 192.0.2.7,198.51.100.0/24'
const ORIGINS = 'must be origins with commas between them, like https://www.example.org'
const QUEUE_KEY_NEEDED =
  'is missing; without the key of the waiting room every gated call is refused, unless QUEUE_GATE is "off"'
const QUEUE_GATE = 'must be "always", "limited" or "off"'
const NO_LIMITS_KNOWN =
  'must be "always" or "off" where the backend runs alone: only the process of the waiting room knows the limits of lines'
const NO_PASSES =
  'must be "off" with a waiting room at another host (queue.host of the site configuration): it gives no passes for this one'
const QUEUE_FAIL = 'must be "closed" or "open"'
const SCAN_ADDRESS = 'must be the address of a clamd like clamd.example.org:3310, or "off"'
const SCAN_NEEDED =
  'is missing; under NODE_ENV=production it names the clamd that scans uploads, or is "off" if another program scans them'
const FIELD_KEYS = 'must be keys like 2025a:<32 bytes in base64> with commas between them, each id once'

const gatewayUrl = httpUrl('https://gateway.example.org')
const secret = v.pipe(v.string(), v.minLength(32, SECRET))

const areSecrets = (text: string) => text.split(',').every(key => v.is(secret, key))

/** The backend's own settings, besides those of every server. */
export const backendSettings = {
  SESSION_KEY: v.optional(v.pipe(v.string(), v.check(areSecrets, SECRET))),
  FIELD_KEYS: v.optional(readBy(text => parseFieldKeys(text) ?? undefined, FIELD_KEYS)),
  ADMIN_TOKEN: v.optional(secret),
  ADMIN_ADDRESSES: v.optional(v.pipe(listOf, v.everyItem(isNetwork, ADDRESSES)), ''),
  PAGE_ORIGINS: v.optional(v.pipe(listOf, v.everyItem(isOrigin, ORIGINS)), ''),
  OBJECT_KEY: v.optional(secret),
  S3_BUCKET: v.optional(v.string()),
  S3_ENDPOINT: v.optional(httpUrl('https://objects.example.org')),
  S3_REGION: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  TAX_OFFICE_URL: v.optional(httpUrl('https://api.example.org')),
  TAX_OFFICE_KEY: v.optional(v.string()),
  IDENTITY_URL: v.optional(gatewayUrl),
  REAL_NAME_URL: v.optional(gatewayUrl),
  BANK_URL: v.optional(gatewayUrl),
  PLATFORMS_URL: v.optional(gatewayUrl),
  GATEWAY_KEY: sharedKey,
  SCAN_ADDRESS: v.optional(readBy(scanAddressIn, SCAN_ADDRESS)),
  SITE_CONFIG: v.optional(siteConfigFile),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, DATABASE_URL))),
  DATABASE_TIMEOUT_MS: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{2,5}$/, DATABASE_TIMEOUT)), '5000'),
  QUEUE_KEY: v.optional(queueKey),
  QUEUE_GATE: v.optional(v.picklist(['always', 'limited', 'off'], QUEUE_GATE)),
  QUEUE_FAIL: v.optional(v.picklist(['closed', 'open'], QUEUE_FAIL), 'closed'),
  RATE_LIMITS: v.optional(rateLimits, 'on'),
  CDN_DIR: v.optional(v.string(), join(repositoryRoot, 'cdn/dist')),
  TESTER_PAGE_DIR: v.optional(v.string(), join(repositoryRoot, 'tester-page/dist')),
}

export type Config = ServerConfig & ReturnType<typeof backendConfig>

type AllSettings = Settings<typeof backendSettings> & {
  NODE_ENV?: string | undefined
  HOSTS?: readonly string[] | undefined
}

/** Returns the backend's configuration. Throws `InvalidSettings` if one setting needs another, and in production for missing keys and choices. */
export function backendConfig(settings: AllSettings) {
  if (isProduction(settings)) assertForProduction(settings)
  const { parcelCarriers, backendToken, queue } = siteConfigIn(settings.SITE_CONFIG)
  const queueGate = settings.QUEUE_GATE ?? (isProduction(settings) ? 'always' : 'limited')
  if (queueGate === 'always' && !isOurs(queue.host, settings.HOSTS))
    throw new InvalidSettings(`QUEUE_GATE ${NO_PASSES}.`)
  return {
    /** A PostgreSQL server; by default an embedded PostgreSQL runs under `dataDir`. */
    databaseUrl: settings.DATABASE_URL,
    /** True to bring the schema up to date at the start; in production a command does it, except for a database of its own. */
    migrates: !isProduction(settings) || !settings.DATABASE_URL,
    /** Time that a call waits for a connection, in milliseconds; a statement may take twice as long. */
    databaseTimeoutMs: Number(settings.DATABASE_TIMEOUT_MS),
    /** The keys of sessions with commas, the first for encryption, shared by all backends of a site. Generated under `dataDir` by default. */
    sessionKey: settings.SESSION_KEY,
    /** The keys that residence and account numbers are encrypted with, the first for writing. Generated under `dataDir` by default. */
    fieldKeys: settings.FIELD_KEYS,
    /** Addresses and networks like 192.0.2.0/24 that may call the admin backend; none if empty. */
    adminAddresses: settings.ADMIN_ADDRESSES,
    adminToken: settings.ADMIN_TOKEN,
    /** Origins of pages that may make writing calls, besides the site's own. */
    pageOrigins: settings.PAGE_ORIGINS,
    /** The key that addresses of objects are signed with, shared by all backends of a site. Generated under `dataDir` by default. */
    objectKey: settings.OBJECT_KEY,
    /** A bucket for the files; by default they are stored under `dataDir`. */
    s3: s3From(settings),
    /** The clamd that scans uploads; by default they are not scanned. Production demands a choice. */
    scanAddress: settings.SCAN_ADDRESS,
    /** The carriers that the parcel page offers. */
    parcelCarriers,
    /** The bearer token of pages whose applicant has none yet; empty if pages send none. */
    pageToken: backendToken,
    /** The services outside that have an address. */
    connections: connectionsFrom(settings),
    /** The key that passes are signed with, shared with the waiting room. Generated under `dataDir` by default. */
    queueKey: settings.QUEUE_KEY,
    queueGate,
    queueFail: settings.QUEUE_FAIL,
    queueActions: queue.actions,
    /** Limits of one person's calls; null if calls are not limited. */
    rateLimits: settings.RATE_LIMITS,
    /** The folder with the public forms in `forms/`. */
    cdnDir: resolve(settings.CDN_DIR),
    /** The built page of testers, which is served at `/sandbox/`. */
    testerPageDir: resolve(settings.TESTER_PAGE_DIR),
  }
}

/** Reads the settings of a backend that runs alone. Throws `InvalidSettings`. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const settings = readSettings({ ...serverSettings, ...backendSettings }, environment)
  if (settings.QUEUE_GATE === 'limited') throw new InvalidSettings(`QUEUE_GATE ${NO_LIMITS_KNOWN}.`)
  const config = { ...serverConfig(settings), ...backendConfig(settings) }
  if (config.queueGate === 'always' && !config.queueKey)
    throw new InvalidSettings(`QUEUE_KEY ${QUEUE_KEY_NEEDED}.`)
  return config
}

/** Returns true if the waiting room has the host of the page; an empty host means the same one. */
function isOurs(queueHost: string, hosts: readonly string[] = []): boolean {
  return queueHost === '' || hosts.some(host => host === queueHost || host.startsWith(`${queueHost}:`))
}

function assertForProduction({
  SESSION_KEY,
  FIELD_KEYS: fieldKeys,
  OBJECT_KEY,
  S3_BUCKET: bucket,
  SCAN_ADDRESS: scanAddress,
}: AllSettings): void {
  const needed = { SESSION_KEY, FIELD_KEYS: fieldKeys, ...(!bucket && { OBJECT_KEY }) }
  const missing = Object.entries(needed).filter(([, value]) => value === undefined)
  const problems = missing.map(([key]) => `${key} ${PRODUCTION_SECRET}.`)
  if (scanAddress === undefined) problems.push(`SCAN_ADDRESS ${SCAN_NEEDED}.`)
  if (problems.length > 0) throw new InvalidSettings(problems.join('\n'))
}

function scanAddressIn(text: string): ScanAddress | null | undefined {
  return text === 'off' ? null : (parseScanAddress(text) ?? undefined)
}

/** Returns the bucket of the settings; undefined without one. Throws `InvalidSettings` for a part of one. */
export function s3From(settings: Settings<typeof backendSettings>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!bucket) {
    if (endpoint || region || accessKeyId || secretAccessKey)
      throw new InvalidSettings(`S3_BUCKET ${S3_BUCKET}.`)
    return undefined
  }
  const s3 = { bucket, endpoint, region: region ?? 'us-east-1' }
  if (accessKeyId && secretAccessKey) return { ...s3, credentials: { accessKeyId, secretAccessKey } }
  if (accessKeyId) throw new InvalidSettings(`S3_SECRET_ACCESS_KEY ${S3_PAIR}.`)
  if (secretAccessKey) throw new InvalidSettings(`S3_ACCESS_KEY_ID ${S3_PAIR}.`)
  return { ...s3, credentials: undefined }
}

function connectionsFrom(settings: Settings<typeof backendSettings>): Connections {
  const { TAX_OFFICE_URL: taxOffice, TAX_OFFICE_KEY: serviceKey, GATEWAY_KEY: gatewayKey } = settings
  const {
    IDENTITY_URL: identity,
    REAL_NAME_URL: realName,
    BANK_URL: banks,
    PLATFORMS_URL: platforms,
  } = settings
  if (serviceKey && !taxOffice) throw new InvalidSettings(`TAX_OFFICE_URL ${TAX_OFFICE_URL}.`)
  if (taxOffice && !serviceKey && !gatewayKey) throw new InvalidSettings(`TAX_OFFICE_KEY ${TAX_OFFICE_PAIR}.`)
  if (!gatewayKey && (identity || realName || banks || platforms)) throw new InvalidSettings(NO_GATEWAY_KEY)
  const at = (url: string | undefined) => (url && gatewayKey ? { url, gatewayKey } : undefined)
  return {
    identity: at(identity),
    realName: at(realName),
    banks: at(banks),
    platforms: at(platforms),
    // A service key belongs to the public data portal, whose calls a gateway for the tax office has too.
    taxOffice: taxOffice && serviceKey ? { url: taxOffice, serviceKey } : at(taxOffice),
  }
}

// The server obeys the same site configuration that the page receives.
function siteConfigIn(siteConfig: unknown): ReturnType<typeof parseSiteConfig> {
  try {
    return parseSiteConfig(siteConfig ?? {})
  } catch (error) {
    if (error instanceof InvalidSiteConfig) throw new InvalidSettings(`SITE_CONFIG: ${error.message}.`)
    throw error
  }
}
