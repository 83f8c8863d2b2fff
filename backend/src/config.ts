import { readdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import * as v from 'valibot'

const ROOT = resolve(import.meta.dirname, '../..')

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
  /** Another backend that answers the calls; empty when this one does. */
  apiBaseUrl: string
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
const LOG_LEVEL = 'must be one of trace, debug, info, warn, error, fatal, silent'

const httpUrl = v.pipe(v.string(API_BASE_URL), v.url(API_BASE_URL), v.regex(/^https?:\/\//, API_BASE_URL))
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
  DATA_DIR: v.optional(v.string(), join(ROOT, '.data')),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, DATABASE_URL))),
  API_BASE_URL: v.optional(v.union([v.literal(''), httpUrl], API_BASE_URL), ''),
  SHELL_DIR: v.optional(v.string(), join(ROOT, 'shell/dist')),
  CDN_DIR: v.optional(v.string(), join(ROOT, 'cdn/dist')),
  FIRST_RELEASES: v.optional(v.string()),
})

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
    apiBaseUrl: environment.API_BASE_URL.replace(/\/+$/, ''),
    shellDir: resolve(environment.SHELL_DIR),
    cdnDir: resolve(environment.CDN_DIR),
    firstReleases:
      firstReleases === undefined ? builtRemotes() : firstReleases.split(delimiter).filter(Boolean),
  }
}

function builtRemotes(): string[] {
  const remotes = readdirSync(ROOT).filter(name => name.startsWith('mfe-'))
  return remotes.map(name => join(ROOT, name, 'dist'))
}

// The refused value is left out: it may hold a password.
function sentenceFor(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`
}
