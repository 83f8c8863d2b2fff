import { readBy } from 'server-kit'

/** The allowed number of calls within a number of seconds. */
export type Limit = { calls: number; seconds: number }

/**
 * Limits of one person's calls within a time. `call` applies to each call by itself; the others count all calls of
 * their name together. The strict ones protect values that could be guessed: a residence number, an account's owner,
 * a token.
 */
export const usualLimits = {
  call: { calls: 120, seconds: 60 },
  identity: { calls: 20, seconds: 600 },
  realname: { calls: 10, seconds: 600 },
  account: { calls: 20, seconds: 600 },
  token: { calls: 60, seconds: 600 },
  presign: { calls: 120, seconds: 600 },
  draft: { calls: 30, seconds: 600 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof usualLimits
export type Limits = Readonly<Record<LimitName, Limit>>

/** Mobile networks put hundreds of people behind one address, so an address may make the calls of this many people. */
export const PEOPLE_PER_ADDRESS = 30

const MALFORMED = `must be "off", or limits like realname=5/600 (calls/seconds) with commas between them; their names are ${Object.keys(usualLimits).join(', ')}`
const CHANGE = /^(\w+)=([1-9]\d{0,5})\/([1-9]\d{0,4})$/

/** Reads `RATE_LIMITS`: null if they are off, else the usual limits with the changes in the text. */
export const rateLimits = readBy((text): Limits | null | undefined => {
  if (text === 'off') return null
  const changes = text === 'on' ? [] : text.split(',').map(each => changeIn(each.trim()))
  const areValid = changes.every(change => change !== null)
  return areValid ? { ...usualLimits, ...Object.fromEntries(changes) } : undefined
}, MALFORMED)

function changeIn(text: string): [name: string, limit: Limit] | null {
  const [, name = '', calls, seconds] = CHANGE.exec(text) ?? []
  return Object.hasOwn(usualLimits, name) ? [name, { calls: Number(calls), seconds: Number(seconds) }] : null
}
