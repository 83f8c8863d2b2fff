import { join, resolve } from 'node:path'
import { nameSchema } from 'release-format'
import { isNetwork, isProduction, listOf, onOrOff, repositoryRoot, type Settings } from 'server-kit'
import * as v from 'valibot'
import type { SessionLimits } from './access/sessions.ts'
import type { Allowed } from './override/read-json.ts'

const OPS_TOKEN = 'must have at least 32 characters, none of them a space'
const OVERRIDE_ORIGINS =
  'must be origins like https://preview.example.org, or http://localhost:* for any port'
const OVERRIDE_NETWORKS = 'must be networks like 10.0.0.0/8'
const OPS_SESSION = 'must be minutes like 30/720: without use, and in all'
const FOUR_EYES = 'must be remotes like mfe-apply,mfe-proof'
const KEEP_DAYS = 'must be a number of days from 7 on'
const RELEASE_STORE = 'must be "disk" or "bucket"'

/** The settings of operations, besides those of every server. */
export const operationsSettings = {
  RELEASE_STORE: v.optional(v.picklist(['disk', 'bucket'], RELEASE_STORE), 'disk'),
  OPS_CONSOLE_DIR: v.optional(v.string(), join(repositoryRoot, 'ops-console/dist')),
  AUTO_ROLLBACK: v.optional(onOrOff, 'on'),
  SMOKE: v.optional(onOrOff, 'off'),
  FOUR_EYES: v.optional(v.pipe(listOf, v.everyItem(isRemote, FOUR_EYES)), ''),
  RELEASES_KEEP_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^([7-9]|[1-9]\d{1,3})$/, KEEP_DAYS), v.transform(Number)),
  ),
  OVERRIDE_ORIGINS: v.optional(v.pipe(listOf, v.everyItem(isOrigin, OVERRIDE_ORIGINS))),
  OVERRIDE_NETWORKS: v.optional(v.pipe(listOf, v.everyItem(isNetwork, OVERRIDE_NETWORKS))),
  OPS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\S{32,}$/, OPS_TOKEN))),
  OPS_SESSION: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}\/[1-9]\d{0,4}$/, OPS_SESSION), v.transform(sessionLimits)),
    '30/720',
  ),
}

/** The settings of operations, and the facts that the other parts of the site hand in. */
export type OperationsConfig = ReturnType<typeof operationsConfig> & {
  /** The folder of releases, registry and a generated token. */
  dataDir: string
  trustProxy: boolean
  /** The built shell, whose pages no remote may declare. */
  shellDir: string
  /** The share of open pages that send heartbeats, from the site configuration. */
  beaconsShare: number
  /** The secret of the digests that networks vote under, and of sessions; all machines of a site share it. */
  voteKey: string
}

type Read = Settings<typeof operationsSettings> & { NODE_ENV?: string | undefined }

/** Returns the configuration of operations. */
export function operationsConfig(read: Read) {
  return {
    /** The token of operators; without one it is made under `dataDir`. */
    opsToken: read.OPS_TOKEN,
    sessionLimits: read.OPS_SESSION,
    /** The built console, which is served at `/ops/`. */
    consoleDir: resolve(read.OPS_CONSOLE_DIR),
    /** The store of releases: the data folder, or the bucket that all machines of the site share. */
    releaseStore: read.RELEASE_STORE,
    /** True to roll back a release that fails too often without a person. */
    autoRollback: read.AUTO_ROLLBACK === 'on',
    /** True to run a release in a browser before others get it, if there is a Chromium. */
    smoke: read.SMOKE === 'on',
    /** The remotes of which a second person confirms what gives a release to more browsers. */
    fourEyes: read.FOUR_EYES as readonly string[],
    /** Stored releases that nothing needs are removed after so many days; undefined keeps all. */
    releasesKeepDays: read.RELEASES_KEEP_DAYS,
    overrideFrom: overrideFrom(read),
  }
}

/** Returns the addresses that a release for a tester may be read from: on a developer's machine any of its own. */
function overrideFrom({ OVERRIDE_ORIGINS: origins, OVERRIDE_NETWORKS: networks, NODE_ENV }: Read): Allowed {
  if (isProduction({ NODE_ENV })) return { origins: origins ?? [], networks: networks ?? [] }
  return {
    origins: origins ?? ['http://localhost:*', 'http://127.0.0.1:*'],
    networks: networks ?? ['127.0.0.0/8', '::1/128'],
  }
}

function sessionLimits(text: string): SessionLimits {
  const [idle = 0, longest = 0] = text.split('/').map(Number)
  return { idle, longest }
}

function isRemote(name: string): boolean {
  return v.is(nameSchema, name)
}

function isOrigin(text: string): boolean {
  const url = text.replace(/:\*$/, '')
  return /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url
}
