import { parseArgs } from 'node:util'
import { WrongUsage } from '../process/command.ts'

const USAGE = `usage: npm run release -- publish <remote> [--version X]         build it, and make the build live
       npm run release -- publish <folder>                       make a build live that was made elsewhere
       npm run release -- promote <remote> <version>             make a stored release live
       npm run release -- canary <remote> <version> [<percent>] [--allow <browser>]…   give it to some browsers; 0 ends it
       npm run release -- rollback <remote> [--to X]             end the canary, or go back to the release before, or to that one
       npm run release -- retire <remote>                        take it out of the site
       npm run release -- status                                 what is live
       npm run release -- history <remote>                       who changed what, and when
       npm run release -- verify [<remote>]                      compare what is live with its hashes and signatures
       npm run release -- sign                                   sign what is live anew, with the keys of this machine
       npm run release -- check-shell [<folder>]                 would that shell break what is live?
       npm run release -- notes <remote> [<commit>]              what changed since its last release, or since a commit
options: --store-only (publish: not live yet)  --no-smoke (no trial in a browser)  --dry-run  --reason <sentence>  --json
         --site <address> (a site elsewhere, with its token in OPS_TOKEN)`

export type Command =
  | { verb: 'publish'; remote: string; version: string | undefined; storeOnly: boolean }
  | { verb: 'publish folder'; folder: string; storeOnly: boolean }
  | { verb: 'promote'; remote: string; version: string }
  | { verb: 'canary'; remote: string; version: string; percent: number; allow: string[] }
  | { verb: 'rollback'; remote: string; version: string | undefined }
  | { verb: 'retire'; remote: string }
  | { verb: 'status' }
  | { verb: 'history'; remote: string }
  | { verb: 'verify'; remote: string | undefined }
  | { verb: 'sign' }
  | { verb: 'check-shell'; folder: string | undefined }
  | { verb: 'notes'; remote: string; since: string | undefined }

/** Options that every command takes. */
export type Options = {
  /** The address of a site; undefined for the data folder of this machine. */
  site: string | undefined
  json: boolean
  dryRun: boolean
  /** True if a release is tried out in a browser before it is changed for others. */
  smoke: boolean
  reason: string | undefined
}

const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]*$/
const BROWSER = /^[\w-]{1,64}$/
const FOLDER = /^\.|[/\\]/

/** Reads the arguments. Throws `WrongUsage` with the reason and the usage. */
export function readCommand(args: readonly string[]): { command: Command; options: Options } {
  const { positionals, values } = parsed(args)
  const [verb, ...names] = positionals
  if (verb === undefined) throw wrong('Nothing was asked for.')
  const options = takeOptions(values)
  const command = commandOf(verb, names, values)
  if (Object.keys(values).length > 0) throw wrong(`${verb} takes no --${Object.keys(values)[0]} here.`)
  if (names.length > 0) throw wrong(`${names[0]} is one too many.`)
  return { command, options }
}

function takeOptions(values: Values): Options {
  const { site, json = false, 'dry-run': dryRun = false, 'no-smoke': noSmoke = false, reason } = values
  for (const key of ['site', 'json', 'dry-run', 'no-smoke', 'reason'] as const) delete values[key]
  return { site: site === undefined ? undefined : siteIn(site), json, dryRun, smoke: !noSmoke, reason }
}

/** The token must not travel unencrypted. */
function siteIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(url?.hostname ?? '')
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isHere))) return url.origin
  throw wrong(`"${text}" is no address of a site: https://…, or http://localhost:….`)
}

/** Removes the arguments of the verb from `names` and `values`, so that only unknown ones are left. */
function commandOf(verb: string, names: string[], values: Values): Command {
  switch (verb) {
    case 'publish':
      return publicationIn(names, values)
    case 'promote':
      return { verb, remote: nameIn(verb, names), version: versionIn(names.shift(), 'Which version?') }
    case 'canary':
      return {
        verb,
        remote: nameIn(verb, names),
        version: versionIn(names.shift(), 'Which version?'),
        ...shareIn(names, values),
      }
    case 'rollback':
      return { verb, remote: nameIn(verb, names), version: takeVersion(values, 'to') }
    case 'retire':
    case 'history':
      return { verb, remote: nameIn(verb, names) }
    case 'notes':
      return { verb, remote: nameIn(verb, names), since: names.shift() }
    case 'verify':
      return { verb, remote: names.shift() }
    case 'check-shell':
      return { verb, folder: names.shift() }
    case 'sign':
    case 'status':
      return { verb }
    default:
      throw wrong(`There is no ${verb}.`)
  }
}

function publicationIn(names: string[], values: Values): Command {
  const { 'store-only': storeOnly = false, from } = values
  delete values['store-only']
  delete values.from
  const folder = from ?? (FOLDER.test(names[0] ?? '') ? names.shift() : undefined)
  if (folder !== undefined) return { verb: 'publish folder', folder, storeOnly }
  return {
    verb: 'publish',
    remote: nameIn('publish', names),
    version: takeVersion(values, 'version'),
    storeOnly,
  }
}

function nameIn(verb: string, names: string[]): string {
  const remote = names.shift()
  if (remote) return remote
  throw wrong(`Which remote to ${verb}?`)
}

function takeVersion(values: Values, key: 'version' | 'to'): string | undefined {
  const { [key]: version } = values
  delete values[key]
  return version === undefined ? undefined : versionIn(version)
}

function versionIn(version: string | undefined, question = ''): string {
  if (version === undefined) throw wrong(question)
  if (VERSION.test(version)) return version
  throw wrong(`"${version}" is no version: letters, digits, . and - only.`)
}

function shareIn(names: string[], values: Values): { percent: number; allow: string[] } {
  const { allow = [] } = values
  delete values.allow
  const stranger = allow.find(browser => !BROWSER.test(browser))
  if (stranger !== undefined) throw wrong(`"${stranger}" is no browser: letters, digits, _ and - only.`)
  const percent = names.shift() ?? (allow.length > 0 ? '0' : undefined)
  if (percent === undefined) throw wrong('For how many of a hundred browsers?')
  if (/^(\d\d?|100)%?$/.test(percent)) return { percent: Number.parseInt(percent, 10), allow }
  throw wrong(`"${percent}" is no percentage: 0 to 100.`)
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const known = {
  version: text,
  from: text,
  to: text,
  allow: { type: 'string', multiple: true },
  'store-only': flag,
  site: text,
  reason: text,
  json: flag,
  'dry-run': flag,
  'no-smoke': flag,
} as const

type Values = {
  version?: string
  from?: string
  to?: string
  allow?: string[]
  'store-only'?: boolean
  site?: string
  reason?: string
  json?: boolean
  'dry-run'?: boolean
  'no-smoke'?: boolean
}

function parsed(args: readonly string[]): { positionals: string[]; values: Values } {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: known, allowPositionals: true })
    return { positionals, values: { ...values } }
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
}

function wrong(sentence: string): WrongUsage {
  return new WrongUsage(`${sentence}\n${USAGE}`)
}
