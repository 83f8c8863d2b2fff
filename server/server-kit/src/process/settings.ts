import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { repositoryRoot } from './repository-root.ts'

/** The settings do not make sense; the message names every wrong key. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings'
}

/** The settings that these schemas return. */
export type Settings<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

/** Reads settings from environment variables; an empty one counts as not set, unless it may be. Throws `InvalidSettings`. */
export function readSettings<const Entries extends v.ObjectEntries>(
  entries: Entries,
  environment: NodeJS.ProcessEnv,
  mayBeEmpty: readonly string[] = [],
): Settings<Entries> {
  const given = Object.entries(environment).filter(([key, value]) => value !== '' || mayBeEmpty.includes(key))
  const read = v.safeParse(v.object(entries), Object.fromEntries(given))
  if (!read.success) throw new InvalidSettings(read.issues.map(sentenceFor).join('\n'))
  return read.output
}

// The refused value is left out: it may hold a password.
function sentenceFor(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`
}

const PORT = 'must be a whole number from 0 to 65535'
const DRAIN = 'must be a number of seconds from 0 to 15'
const HOSTS = 'must be hosts with commas between them, like support.example.org,localhost:8080'
const ON_OR_OFF = 'must be "on" or "off"'
const METRICS_TOKEN = 'must have at least 32 characters, none of them a space'
const LOG_LEVEL = 'must be one of trace, debug, info, warn, error, fatal, silent'
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export const onOrOff = v.picklist(['on', 'off'], ON_OR_OFF)

/** A web address; `example` is shown in the message. */
export function httpUrl(example: string) {
  const message = `must be an address like ${example}`
  return v.pipe(v.string(message), v.url(message), v.regex(/^https?:\/\//, message))
}

/** A list with commas between its parts. */
export const listOf = v.pipe(
  v.string(),
  v.transform(text => text.split(',').map(part => part.trim())),
  v.transform(parts => parts.filter(Boolean)),
)

/** A text that `parse` reads; the message refuses one that it returns undefined for. */
export function readBy<T>(parse: (text: string) => T | undefined, message: string) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): T => {
      const read = parse(dataset.value)
      if (read !== undefined) return read
      addIssue({ message })
      return NEVER
    }),
  )
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const SITE_CONFIG = 'must be the path of a file with a JSON object'

/** `SITE_CONFIG`: the keys of the site configuration that differ from the specification's values. */
export const siteConfigFile = v.pipe(
  readBy(jsonIn, SITE_CONFIG),
  v.record(v.string(), v.unknown(), SITE_CONFIG),
)

function isHost(host: string): boolean {
  return /^[a-z0-9.[\]:_-]+$/i.test(host)
}

const portNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, PORT),
  v.transform(Number),
  v.maxValue(65535, PORT),
)

/** The settings that every server of ours has. */
export const serverSettings = {
  PORT: v.optional(portNumber, '8080'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), 'localhost'),
  INNER_PORT: v.optional(portNumber),
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^(\d|1[0-5])$/, DRAIN), v.transform(Number))),
  TRUST_PROXY: v.optional(onOrOff, 'off'),
  HOSTS: v.optional(v.pipe(listOf, v.everyItem(isHost, HOSTS)), ''),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\S{32,}$/, METRICS_TOKEN))),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, LOG_LEVEL), 'info'),
  NODE_ENV: v.optional(v.string()),
  SANDBOX: v.optional(onOrOff),
  DATA_DIR: v.optional(v.string(), join(repositoryRoot, '.data')),
}

const PRODUCTION_TLS =
  'must be "on" under NODE_ENV=production: a proxy that speaks https has to stand before the server'
const PRODUCTION_SANDBOX =
  'must not be "on" under NODE_ENV=production: anyone could sign in as a test person and change any application'
const PRODUCTION_HOSTS = 'is missing; under NODE_ENV=production the addresses of the site have to be named'

/** Returns the configuration of every server. Throws `InvalidSettings` in production without a proxy that speaks https, without `HOSTS`, or with the sandbox. */
export function serverConfig(settings: Settings<typeof serverSettings>) {
  if (isProduction(settings)) assertForProduction(settings)
  return {
    host: settings.HOST,
    port: settings.PORT,
    /** The port of probes and figures, which nobody outside may reach; without it there is none. */
    innerPort: settings.INNER_PORT,
    /** The time in which balancers notice that this server stops. */
    drainMs: 1000 * (settings.DRAIN_SECONDS ?? (isProduction(settings) ? 5 : 0)),
    /** True behind a proxy that speaks https to the browser and sets the X-Forwarded headers. */
    trustProxy: settings.TRUST_PROXY === 'on',
    /** The hosts that it is reached under, with their ports; `localhost` and IP addresses when none is listed. */
    hosts: settings.HOSTS.map(host => host.toLowerCase()),
    /** The bearer token required to read `/metrics`; without one it is served in the sandbox alone. */
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL as string,
    sandbox: settings.SANDBOX !== 'off' && !isProduction(settings),
    /** The folder of all stored data. */
    dataDir: resolve(settings.DATA_DIR),
  }
}

export type ServerConfig = ReturnType<typeof serverConfig>

function assertForProduction(settings: Settings<typeof serverSettings>): void {
  const { TRUST_PROXY: proxy, HOSTS: hosts, SANDBOX: sandbox } = settings
  const problems = [
    ...(proxy === 'off' ? [`TRUST_PROXY ${PRODUCTION_TLS}.`] : []),
    ...(hosts.length === 0 ? [`HOSTS ${PRODUCTION_HOSTS}.`] : []),
    ...(sandbox === 'on' ? [`SANDBOX ${PRODUCTION_SANDBOX}.`] : []),
  ]
  if (problems.length > 0) throw new InvalidSettings(problems.join('\n'))
}

/** Returns true if real people use the server: no setting that an operator has to choose is then invented. */
export function isProduction({ NODE_ENV }: { NODE_ENV?: string | undefined }): boolean {
  return NODE_ENV === 'production'
}
