import { parseArgs } from 'node:util'
import { WrongUsage } from '../process/command.ts'

const USAGE = `usage: npm run release -- publish <remote> [--version X]   build it, and make the build live
       npm run release -- publish --from <folder>          make a build live that was made elsewhere
       npm run release -- rollback <remote> [--to X]       make the release before it live again, or that version
       npm run release -- retire <remote>                  take it out of the site
       npm run release -- status                           what is live
       npm run release -- notes <remote> [<commit>]        what changed since its last release, or since a commit`

export type Request =
  | { verb: 'publish'; remote: string; version: string | undefined }
  | { verb: 'publish folder'; folder: string }
  | { verb: 'rollback'; remote: string; to: string | undefined }
  | { verb: 'retire'; remote: string }
  | { verb: 'status' }
  | { verb: 'notes'; remote: string; since: string | undefined }

const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]*$/

/** What the arguments ask for. Throws `WrongUsage`, which says what is wrong with them. */
export function readRequest(args: readonly string[]): Request {
  const { positionals, values } = parsed(args)
  const [verb, ...names] = positionals
  if (verb === undefined) throw wrong('Nothing was asked for.')
  const request = requestOf(verb, names, values)
  if (Object.keys(values).length > 0) throw wrong(`${verb} takes no --${Object.keys(values)[0]} here.`)
  if (names.length > 0) throw wrong(`${names[0]} is one too many.`)
  return request
}

type Options = { version?: string; from?: string; to?: string }

/** Takes what the verb understands out of `names` and `options`. */
function requestOf(verb: string, names: string[], options: Options): Request {
  switch (verb) {
    case 'publish': {
      const { from } = options
      if (from === undefined) {
        return { verb, remote: remoteIn(verb, names), version: versionIn(options, 'version') }
      }
      delete options.from
      return { verb: 'publish folder', folder: from }
    }
    case 'rollback':
      return { verb, remote: remoteIn(verb, names), to: versionIn(options, 'to') }
    case 'retire':
      return { verb, remote: remoteIn(verb, names) }
    case 'notes':
      return { verb, remote: remoteIn(verb, names), since: names.shift() }
    case 'status':
      return { verb }
    default:
      throw wrong(`There is no ${verb}.`)
  }
}

function remoteIn(verb: string, names: string[]): string {
  const remote = names.shift()
  if (remote) return remote
  throw wrong(`Which remote to ${verb}?`)
}

function versionIn(options: Options, key: 'version' | 'to'): string | undefined {
  const { [key]: version } = options
  delete options[key]
  if (version === undefined || VERSION.test(version)) return version
  throw wrong(`"${version}" is no version: letters, digits, . and - only.`)
}

function parsed(args: readonly string[]): { positionals: string[]; values: Options } {
  const text = { type: 'string' } as const
  try {
    const options = { version: text, from: text, to: text }
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { positionals, values: { ...values } }
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
}

function wrong(sentence: string): WrongUsage {
  return new WrongUsage(`${sentence}\n${USAGE}`)
}
