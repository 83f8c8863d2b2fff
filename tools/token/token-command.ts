import { parseArgs } from 'node:util'
import { ROLES, type NamedToken, type Role, type TokenOrder } from 'ops-api'
import { siteIn, type CallSite } from 'release-cli'
import { WrongUsage } from '../process/command.ts'

const USAGE = `usage: npm run token -- make <name> <role> [<remote>]… [--days 90]   make a token, and print it this once
       npm run token -- list                                        every token: role, end, latest use
       npm run token -- revoke <name>                               end a token at once
roles: read, publish (for the remotes named), operate (releases of all), waiting-room, notices, owner
options: --site <address> (by default this machine), --json
The owner's token is in OPS_TOKEN, or in the data folder of this machine.`

const DAYS = '90'

export type TokenCommand =
  | { verb: 'make'; order: Required<TokenOrder> }
  | { verb: 'list' }
  | { verb: 'revoke'; name: string }

/** `text` is for the standard output; `remark` is for a person. */
export type Answer = { value: unknown; text: string; remark?: string }

type Read = { command: TokenCommand | 'help'; site: string | undefined; json: boolean }

/** Reads the arguments. Throws `WrongUsage` with the reason and the usage. */
export function readTokenCommand(args: readonly string[]): Read {
  const { positionals, values } = parsed(args)
  const { site, json = false, days, help = false } = values
  const [verb, ...rest] = positionals
  if (help) return { command: 'help', site, json }
  if (days !== undefined && verb !== 'make') throw wrong('Only make takes --days.')
  return { command: commandOf(verb, rest, days), site: site === undefined ? site : siteIn(site), json }
}

/** Runs a command with the owner's token. Throws `RefusedBySite` or `SiteUnreachable`. */
export async function runTokenCommand(command: TokenCommand | 'help', call: CallSite): Promise<Answer> {
  if (command === 'help') return { value: USAGE, text: USAGE }
  if (command.verb === 'make') return make(command.order, call)
  if (command.verb === 'list') {
    const value = await call<{ tokens: NamedToken[] }>('GET', '/tokens')
    return { value, text: value.tokens.map(lineOf).join('\n') || 'No named token was made yet.' }
  }
  const path = `/tokens/${encodeURIComponent(command.name)}/revoke`
  const value = await call<NamedToken>('POST', path)
  return { value, text: `${value.name} is revoked.` }
}

async function make(order: Required<TokenOrder>, call: CallSite): Promise<Answer> {
  type Made = { name: string; token: string; expiresAt: string }
  const value = await call<Made>('POST', '/tokens', JSON.stringify(order))
  const until = `${order.name} ends on ${value.expiresAt.slice(0, 10)}.`
  return { value, text: value.token, remark: `${until} Its text is stored nowhere else: keep it now.` }
}

function lineOf({ name, role, remotes, expiresAt, revokedAt, lastUsedAt }: NamedToken): string {
  const end = revokedAt === null ? `ends ${expiresAt.slice(0, 10)}` : `revoked ${revokedAt.slice(0, 10)}`
  const use = lastUsedAt === undefined ? 'never used' : `last used ${lastUsedAt.slice(0, 16)}Z`
  return `${name.padEnd(20)} ${[role, ...remotes].join(' ')}  ${end}  ${use}`
}

function commandOf(verb: string | undefined, rest: string[], days = DAYS): TokenCommand {
  if (verb === 'list' && rest.length === 0) return { verb }
  const [name = '', role, ...remotes] = rest
  if (verb === 'revoke' && rest.length === 1) return { verb, name }
  if (verb !== 'make')
    throw wrong(verb === undefined ? 'Nothing was asked for.' : `There is no ${verb} like that.`)
  if (!/^[\w.@-]{1,64}$/.test(name)) throw wrong('A name has letters, digits, . _ @ and - only.')
  if (!isRole(role)) throw wrong(`A role is one of ${ROLES.join(', ')}.`)
  if ((role === 'publish') !== remotes.length > 0)
    throw wrong('The role publish names its remotes, and no other role does.')
  if (!/^\d{1,3}$/.test(days) || Number(days) < 1 || Number(days) > 366) throw wrong('--days is 1 to 366.')
  return { verb, order: { name, role, remotes, days: Number(days) } }
}

function isRole(text: string | undefined): text is Role {
  return ROLES.some(role => role === text)
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const options = { site: text, days: text, json: flag, help: { ...flag, short: 'h' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
}

function wrong(sentence: string): WrongUsage {
  return new WrongUsage(`${sentence}\n${USAGE}`)
}
