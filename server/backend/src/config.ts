import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import * as v from 'valibot'
import { isNetwork } from './admin/networks.ts'
import { testCarriers } from './outside/carriers/parcels.ts'
import type { S3Settings } from './objects/s3-object-store.ts'
import { parseFieldKeys, type FieldKey } from './crypto/field-keys.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

export type Config = {
  host: string
  port: number
  /** True behind a proxy that speaks https to the browser and sets the X-Forwarded headers. */
  trustProxy: boolean
  logLevel: string
  dataDir: string
  /** A PostgreSQL server; without one a PostgreSQL of our own runs under `dataDir`. */
  databaseUrl: string | undefined
  sandbox: boolean
  /** What sessions are sealed with; several backends of one site share it. Without one it is made under `dataDir`. */
  sessionKey: string | undefined
  /** What residence and account numbers are sealed with, the first for writing. Without any, one is made under `dataDir`. */
  fieldKeys: readonly FieldKey[] | undefined
  /** From where the admin backend answers: addresses and networks like 192.0.2.0/24. Nobody may use it when empty. */
  adminAddresses: readonly string[]
  adminToken: string | undefined
  /** What the addresses of objects are signed with; several backends of one site share it. Without one it is made under `dataDir`. */
  objectKey: string | undefined
  /** A bucket for the files; without one they lie under `dataDir`. */
  s3: S3Settings | undefined
  /** The public data portal's business look-up and its service key; without it the sandbox answers, or nobody. */
  taxOffice: { url: string; key: string } | undefined
  /** What the parcel page offers to choose between. */
  parcelCarriers: readonly string[]
  /** Another backend that answers the calls; empty when this one does. */
  apiBaseUrl: string
  /** What the site configuration says differently from the specification's values, by its keys. */
  siteConfig: Readonly<Record<string, unknown>>
  shellDir: string
  cdnDir: string
  /** Built remotes that are published at the first start. */
  firstReleases: readonly string[]
}

/** The settings do not make sense; the message names every wrong key. */
export class InvalidConfig extends Error {
  override readonly name = 'InvalidConfig'
}

const PORT = 'must be a whole number from 0 to 65535'
const ON_OR_OFF = 'must be "on" or "off"'
const DATABASE_URL = 'must be an address like postgres://user:password@host:5432/name'
const API_BASE_URL = 'must be an address like https://api.example.org'
const S3_ENDPOINT = 'must be an address like https://objects.example.org'
const TAX_OFFICE_URL = 'must be an address like https://api.example.org'
const S3_BUCKET = 'is missing; without a bucket no other S3 setting makes sense'
const S3_PAIR = 'is missing; an access key needs its id and its secret'
const TAX_OFFICE_PAIR = 'is missing; the tax office needs an address and a key'
const SECRET = 'must have at least 32 characters'
const ADDRESSES = 'must be addresses or networks with commas between them, like 192.0.2.7,198.51.100.0/24'
const FIELD_KEYS = 'must be keys like 2025a:<32 bytes in base64> with commas between them, each id once'
const SITE_CONFIG = 'must be the path of a file with a JSON object'
const LOG_LEVEL = 'must be one of trace, debug, info, warn, error, fatal, silent'

const httpUrl = v.pipe(v.string(API_BASE_URL), v.url(API_BASE_URL), v.regex(/^https?:\/\//, API_BASE_URL))
const secret = v.pipe(v.string(), v.minLength(32, SECRET))
const onOrOff = v.picklist(['on', 'off'], ON_OR_OFF)
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const environmentSchema = v.object({
  PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, PORT), v.transform(Number), v.maxValue(65535, PORT)),
    '8080',
  ),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), 'localhost'),
  TRUST_PROXY: v.optional(onOrOff, 'off'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, LOG_LEVEL), 'info'),
  NODE_ENV: v.optional(v.string()),
  SANDBOX: v.optional(onOrOff),
  SESSION_KEY: v.optional(secret),
  FIELD_KEYS: v.optional(v.pipe(v.string(), v.rawTransform(fieldKeysIn))),
  ADMIN_TOKEN: v.optional(secret),
  ADMIN_ADDRESSES: v.optional(v.pipe(v.string(), v.transform(listed), v.everyItem(isNetwork, ADDRESSES)), ''),
  OBJECT_KEY: v.optional(secret),
  S3_BUCKET: v.optional(v.string()),
  S3_ENDPOINT: v.optional(
    v.pipe(v.string(S3_ENDPOINT), v.url(S3_ENDPOINT), v.regex(/^https?:\/\//, S3_ENDPOINT)),
  ),
  S3_REGION: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  TAX_OFFICE_URL: v.optional(
    v.pipe(v.string(TAX_OFFICE_URL), v.url(TAX_OFFICE_URL), v.regex(/^https?:\/\//, TAX_OFFICE_URL)),
  ),
  TAX_OFFICE_KEY: v.optional(v.string()),
  PARCEL_CARRIERS: v.optional(v.pipe(v.string(), v.transform(listed)), testCarriers.join()),
  DATA_DIR: v.optional(v.string(), join(ROOT, '.data')),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, DATABASE_URL))),
  API_BASE_URL: v.optional(v.union([v.literal(''), httpUrl], API_BASE_URL), ''),
  SITE_CONFIG: v.optional(
    v.pipe(v.string(), v.rawTransform(jsonIn), v.record(v.string(), v.unknown(), SITE_CONFIG)),
  ),
  SHELL_DIR: v.optional(v.string(), join(ROOT, 'shell/dist')),
  CDN_DIR: v.optional(v.string(), join(ROOT, 'cdn/dist')),
  FIRST_RELEASES: v.optional(v.string()),
})

function fieldKeysIn({ dataset, addIssue, NEVER }: v.RawTransformContext<string>): FieldKey[] {
  const keys = parseFieldKeys(dataset.value)
  if (keys) return keys
  addIssue({ message: FIELD_KEYS })
  return NEVER
}

function jsonIn({ dataset, addIssue, NEVER }: v.RawTransformContext<string>): unknown {
  try {
    return JSON.parse(readFileSync(dataset.value, 'utf8'))
  } catch {
    addIssue({ message: SITE_CONFIG })
    return NEVER
  }
}

type Environment = v.InferOutput<typeof environmentSchema>

/** Reads the settings from environment variables; an empty one counts as not set. Throws `InvalidConfig`. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([key, value]) => value !== '' || key === 'FIRST_RELEASES'),
  )
  const read = v.safeParse(environmentSchema, given)
  if (!read.success) throw new InvalidConfig(read.issues.map(sentenceFor).join('\n'))
  return configFrom(read.output)
}

function configFrom(environment: Environment): Config {
  const { DATABASE_URL: databaseUrl, FIRST_RELEASES: firstReleases } = environment
  return {
    host: environment.HOST,
    port: environment.PORT,
    trustProxy: environment.TRUST_PROXY === 'on',
    logLevel: environment.LOG_LEVEL,
    dataDir: resolve(environment.DATA_DIR),
    databaseUrl,
    sandbox: environment.SANDBOX ? environment.SANDBOX === 'on' : environment.NODE_ENV !== 'production',
    sessionKey: environment.SESSION_KEY,
    fieldKeys: environment.FIELD_KEYS,
    adminAddresses: environment.ADMIN_ADDRESSES,
    adminToken: environment.ADMIN_TOKEN,
    objectKey: environment.OBJECT_KEY,
    s3: s3From(environment),
    parcelCarriers: environment.PARCEL_CARRIERS,
    taxOffice: taxOfficeFrom(environment),
    apiBaseUrl: environment.API_BASE_URL.replace(/\/+$/, ''),
    siteConfig: environment.SITE_CONFIG ?? {},
    shellDir: resolve(environment.SHELL_DIR),
    cdnDir: resolve(environment.CDN_DIR),
    firstReleases:
      firstReleases === undefined ? builtRemotes() : firstReleases.split(delimiter).filter(Boolean),
  }
}

function s3From(environment: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = environment
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment
  if (!bucket) {
    if (endpoint || region || accessKeyId || secretAccessKey)
      throw new InvalidConfig(`S3_BUCKET ${S3_BUCKET}.`)
    return undefined
  }
  const settings = { bucket, endpoint, region: region ?? 'us-east-1' }
  if (accessKeyId && secretAccessKey) return { ...settings, credentials: { accessKeyId, secretAccessKey } }
  if (accessKeyId) throw new InvalidConfig(`S3_SECRET_ACCESS_KEY ${S3_PAIR}.`)
  if (secretAccessKey) throw new InvalidConfig(`S3_ACCESS_KEY_ID ${S3_PAIR}.`)
  return { ...settings, credentials: undefined }
}

function taxOfficeFrom({ TAX_OFFICE_URL: url, TAX_OFFICE_KEY: key }: Environment): Config['taxOffice'] {
  if (url && key) return { url, key }
  if (url || key) throw new InvalidConfig(`${url ? 'TAX_OFFICE_KEY' : 'TAX_OFFICE_URL'} ${TAX_OFFICE_PAIR}.`)
  return undefined
}

function builtRemotes(): string[] {
  const remotes = readdirSync(ROOT).filter(name => name.startsWith('mfe-'))
  return remotes.map(name => join(ROOT, name, 'dist'))
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
}

// The refused value is left out: it may hold a password.
function sentenceFor(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`
}
