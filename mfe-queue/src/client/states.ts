import { message, opcode, returnCode, type CheckRequest, type QueueNode, type Reply } from 'queue-protocol'
import { connectionTimeout, missingKey, serverFailure, uninitialized, type QueueFailure } from './failure.ts'
import type { HandedOver } from './handed-over.ts'
import type { Ask, End, InLine, QueuePhase, Step } from './in-line.ts'
import {
  amount,
  ipBlockPlace,
  mobileProtectionPlace,
  numberLaterPlace,
  reportedPlace,
  type Fields,
} from './place.ts'
import type { QueueSettings } from './settings.ts'

/** The pause before a new number replaces a rejected one. */
const ANEW_PAUSE_MS = 100

/** The protocol sets no limit, but ten questions a second without end would be an attack on the waiting room. */
const WRONG_IP_RETRIES = 20

/** The longest pause that is accepted from another release. */
const LONGEST_PAUSE_MS = 60_000

const FIRST_RETRY_MS = 1_000
const SHORTEST_PAUSE_S = 0.15
const LAST_DOUBLING = 3

/** Codes for a number that is over or unknown. */
const FORGOTTEN: readonly number[] = [
  returnCode.NO_SUCH_KEY,
  returnCode.ALREADY_COMPLETED,
  returnCode.KEY_OF_ANOTHER_SERVER,
  returnCode.BAD_KEY,
  returnCode.EXPIRED,
]

/** A waiting room that rejects all its numbers is broken, and a wait there would never end. */
const MOST_RENEWALS = 3

/** The replies after which mobile protection may hold a phone back. */
const HELD_BACK: readonly number[] = [returnCode.SUCCESS, returnCode.CONTINUE, returnCode.CONTINUE_DEBUG]

/**
 * Returns the first step of a turn. `kept` is the last reply before a reload of the page (GP-24). Without a usable
 * configuration it is also the last step (QUE-105, QUE-108 to QUE-112).
 */
export function begin(asked: string, settings: QueueSettings, kept: Reply | null = null): Step {
  const action = asked || settings.actionId
  const inLine: InLine = {
    phase: 'running',
    action,
    check: null,
    isResumed: false,
    place: null,
    reported: { ahead: -1, times: 0 },
    ipBlocks: 0,
    wrongIps: 0,
    renewals: 0,
    silences: 0,
  }
  if (settings.letsEverybodyIn) return pass(inLine, 'leave')

  const { host, port, path, serviceId } = settings
  const isInitialized = [host, port, path, serviceId, action].every(Boolean)
  if (!isInitialized) return fail(inLine, uninitialized, 'leave')
  return kept ? resume(inLine, kept.fields, settings) : askForTicket(inLine, 0)
}

/** Returns the step after a reply, or null after all retries without one. `random` is from 0 to 1. */
export function advance(
  inLine: InLine,
  reply: Reply | null,
  settings: QueueSettings,
  random: () => number,
): Step {
  if (!reply) return inLine.check ? askAgain(inLine, inLine.check, random()) : timeOut(inLine)
  if (isForgotten(inLine, reply)) return takeNewNumber(inLine, failureIn(reply))
  if (!isAboutEntering(reply)) return fail(inLine, serverFailure(reply.code, undefined))

  if (isHeldBack(reply, settings)) return holdBack(inLine, reply.fields, settings)

  switch (reply.code) {
    case returnCode.SUCCESS:
    case returnCode.BYPASS:
    case returnCode.EXPRESS:
      return pass(inLine, reply)
    case returnCode.CONTINUE:
    case returnCode.CONTINUE_DEBUG:
      return keepWaiting(inLine, reply.fields, settings)
    case returnCode.BLOCK:
      return end(inLine, 'notRunning', { result: 'blocked', ticket: reply, failure: null })
    case returnCode.IP_BLOCK:
      return reply.fields.get('msg') === message.NUMBER_LATER
        ? waitForNumber(inLine, reply.fields, settings, random())
        : waitOutIpBlock(inLine, reply, settings)
    case returnCode.WRONG_IP:
      if (settings.retriesWrongIp && inLine.wrongIps < WRONG_IP_RETRIES)
        return askForTicket({ ...inLine, wrongIps: inLine.wrongIps + 1 }, ANEW_PAUSE_MS)
      return fail(inLine, failureIn(reply))
    default:
      return fail(inLine, failureIn(reply))
  }
}

/**
 * Returns true if the number is over. A page may sleep for longer than its number lives, and tabs share a number: another
 * tab may have used its turn.
 */
function isForgotten({ check, renewals }: InLine, { code }: Reply): boolean {
  return check !== null && renewals < MOST_RENEWALS && FORGOTTEN.includes(code)
}

// The old place is shown until the new one arrives, which may be further back.
function takeNewNumber({ place, ...inLine }: InLine, failure: QueueFailure): Step {
  const anew: InLine = { ...inLine, place: null, renewals: inLine.renewals + 1 }
  const renewed = askForTicket(anew, ANEW_PAUSE_MS, place)
  return { ...renewed, next: { ...renewed.next, failure } }
}

function keepWaiting(inLine: InLine, fields: Fields, settings: QueueSettings): Step {
  const key = fields.get('key') || inLine.check?.key
  if (!key) return fail(inLine, missingKey)

  const place = reportedPlace(inLine.place, fields, settings.waitNeverGrows)
  // A line does not move before its opening, or while it is stopped.
  const reported =
    place.opening || place.notice ? inLine.reported : countUnchanged(inLine.reported, amount(fields, 'nwait'))
  const isUnmoved = settings.unchangedLimit !== null && reported.times >= settings.unchangedLimit
  if (isUnmoved) return pass(inLine, 'leave')

  const check = checkFor(inLine.action, key, fields, settings)
  return {
    inLine: { ...inLine, phase: 'continue', check, place, reported, ipBlocks: 0, wrongIps: 0, silences: 0 },
    next: { do: 'ask', request: check, afterMs: pauseSeconds(fields, check) * 1000, show: place },
  }
}

/** Continues a kept wait at once. There is no place to show until the reply. */
function resume(inLine: InLine, fields: Fields, settings: QueueSettings): Step {
  const { next, inLine: before } = keepWaiting(inLine, fields, settings)
  if (next.do === 'end') return askForTicket(inLine, 0)
  return {
    inLine: { ...before, phase: 'running', isResumed: true },
    next: { ...next, afterMs: 0, show: null },
  }
}

/** Asks again after about 1, 2, 4, then every 8 s: a silence costs nobody the place. */
function askAgain(inLine: InLine, check: CheckRequest, random: number): Step {
  const { silences, place } = inLine
  const usualMs = FIRST_RETRY_MS * 2 ** Math.min(silences, LAST_DOUBLING)
  const afterMs = usualMs * (0.75 + random / 2)
  return {
    inLine: { ...inLine, phase: 'continue', silences: silences + 1 },
    next: { do: 'ask', request: check, afterMs, show: place && { ...place, isReconnecting: true } },
  }
}

/**
 * Returns the first step of a wait that another release began in this tab. It shows the same place, and asks at the same
 * time: when all pages change at once, they ask no more often than before.
 */
export function continueHandedOver(first: Step, given: HandedOver | null, now: number): Step {
  const { inLine, next } = first
  if (!given || !inLine.isResumed || next.do === 'end') return first
  const afterMs = Math.min(Math.max(given.askedAt - now, 0), LONGEST_PAUSE_MS)
  return {
    inLine: { ...inLine, phase: 'continue', place: given.place ?? inLine.place },
    next: { ...next, afterMs, show: given.place },
  }
}

function checkFor(action: string, key: string, fields: Fields, settings: QueueSettings): CheckRequest {
  const ttl = recheckSeconds(fields, settings)
  return { opcode: opcode.CHECK_ENTER, action, key, ttl, node: nodeIn(fields) }
}

function countUnchanged(before: InLine['reported'], ahead: number): InLine['reported'] {
  return { ahead, times: ahead === before.ahead ? before.times + 1 : 1 }
}

/** Returns the seconds until the next question; the longest pause if the reply has none. */
export function recheckSeconds(fields: Fields, { longestRecheckSeconds }: QueueSettings): number {
  const ttl = amount(fields, 'ttl')
  return ttl > 0 ? Math.min(Math.max(ttl, 1), longestRecheckSeconds) : longestRecheckSeconds
}

/** Returns the pause until the next question: less than a second for people who enter soon, where the server supports it. */
function pauseSeconds(fields: Fields, { ttl }: CheckRequest): number {
  const soon = amount(fields, 'soon')
  return soon > 0 ? Math.min(Math.max(soon, SHORTEST_PAUSE_S), ttl) : ttl
}

/** Returns the node in a reply (QUE-19, QUE-20). */
export function nodeIn(fields: Fields): QueueNode | null {
  const host = fields.get('ip')
  const port = fields.get('port')
  return host && port ? { host, port } : null
}

// After all retries it counts as a turn (QUE-88); the gated call decides about it.
function waitOutIpBlock(inLine: InLine, reply: Reply, settings: QueueSettings): Step {
  if (inLine.ipBlocks >= settings.ipBlockRetries) return pass(inLine, reply)
  const blockedAgain: InLine = { ...inLine, phase: 'continue', ipBlocks: inLine.ipBlocks + 1 }
  return askForTicket(blockedAgain, settings.ipBlockPauseMs, ipBlockPlace)
}

// Our waiting room has no number right now. That is no block, and never counts as a turn.
function waitForNumber(inLine: InLine, fields: Fields, settings: QueueSettings, random: number): Step {
  const afterMs = recheckSeconds(fields, settings) * 1000 * (0.75 + random / 2)
  return askForTicket({ ...inLine, phase: 'continue', silences: 0 }, afterMs, numberLaterPlace)
}

function isHeldBack({ code, fields }: Reply, { protectsMobile }: QueueSettings): boolean {
  return protectsMobile && HELD_BACK.includes(code) && amount(fields, 'mprotect') > 0
}

/** Shows a made-up wait, and then repeats the question (QUE-106, QUE-107). */
function holdBack(inLine: InLine, fields: Fields, settings: QueueSettings): Step {
  const { mobilePauseMs: afterMs, aheadLimit } = settings
  const show = mobileProtectionPlace(aheadLimit)
  const waiting: InLine = { ...inLine, phase: 'continue' }
  const key = fields.get('key') || inLine.check?.key
  if (!key) return askForTicket(waiting, afterMs, show)
  const check = checkFor(inLine.action, key, fields, settings)
  return { inLine: { ...waiting, check }, next: { do: 'ask', request: check, afterMs, show } }
}

function askForTicket(inLine: InLine, afterMs: number, show = inLine.place): { inLine: InLine; next: Ask } {
  const request = { opcode: opcode.GET_TICKET_AND_CHECK_ENTER, action: inLine.action }
  return { inLine: { ...inLine, check: null, isResumed: false }, next: { do: 'ask', request, afterMs, show } }
}

function pass(inLine: InLine, ticket: Reply | 'leave'): Step {
  return end(inLine, 'notRunning', { result: 'passed', ticket, failure: null })
}

function timeOut(inLine: InLine): Step {
  return end(inLine, 'timeout', { result: 'error', ticket: 'noteTimeout', failure: connectionTimeout })
}

function failureIn({ code, fields }: Reply): QueueFailure {
  return serverFailure(code, fields.get('msg'))
}

function fail(inLine: InLine, failure: QueueFailure, ticket: 'remove' | 'leave' = 'remove'): Step {
  return end(inLine, 'error', { result: 'error', ticket, failure })
}

function end(inLine: InLine, phase: QueuePhase, how: Omit<End, 'do'>): Step {
  return { inLine: { ...inLine, phase }, next: { do: 'end', ...how } }
}

function isAboutEntering({ type }: Reply): boolean {
  return type === opcode.CHECK_ENTER || type === opcode.GET_TICKET_AND_CHECK_ENTER
}
