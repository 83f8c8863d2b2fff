import { opcode, returnCode } from 'domain-rules/queue'
import type { GateResult } from 'shared-session'
import { connectionTimeout, missingKey, serverFailure, uninitialized, type QueueFailure } from './failure.ts'
import { amount, ipBlockPlace, reportedPlace, type Place } from './place.ts'
import type { Reply } from './reply.ts'
import type { QueueNode, QueueRequest } from './request.ts'
import type { QueueSettings } from './settings.ts'

const WRONG_IP_PAUSE_MS = 100

/** The protocol sets no limit, but ten questions a second without end would be an attack on the waiting room. */
const WRONG_IP_RETRIES = 20

/** How the client is getting on (QUE-65 to QUE-69). */
export type QueuePhase = 'notRunning' | 'running' | 'continue' | 'timeout' | 'error'

/** What is known of a person who asked for a turn. */
export type InLine = {
  phase: QueuePhase
  action: string
  key: string
  place: Place | null
  /** The last reported length of the line, and how often in a row it was that. */
  reported: { ahead: number; times: number }
  ipBlocks: number
  wrongIps: number
}

/** Ask the waiting room, after a pause during which the place is shown. */
export type Ask = { do: 'ask'; request: QueueRequest; afterMs: number; show: Place | null }

/** Nothing more to ask. A reply is kept as the ticket; so is the fact that none came (QUE-142). */
export type End = {
  do: 'end'
  result: GateResult
  ticket: Reply | 'noteTimeout' | 'remove' | 'leave'
  failure: QueueFailure | null
}

export type Step = { inLine: InLine; next: Ask | End }

/** The first step of a turn. Without a usable configuration it is the last one, too (QUE-105, QUE-108 to QUE-112). */
export function begin(action: string, settings: QueueSettings): Step {
  const inLine: InLine = {
    phase: 'running',
    action,
    key: '',
    place: null,
    reported: { ahead: -1, times: 0 },
    ipBlocks: 0,
    wrongIps: 0,
  }
  if (settings.letsEverybodyIn) return pass(inLine, 'leave')

  const { host, port, path, serviceId } = settings
  const isInitialized = [host, port, path, serviceId, action].every(Boolean)
  return isInitialized ? askForTicket(inLine, 0) : fail(inLine, uninitialized, 'leave')
}

/** The step after a reply, or after a silence that outlasted every retry. */
export function advance(inLine: InLine, reply: Reply | null, settings: QueueSettings): Step {
  if (!reply) return timeOut(inLine)
  if (!isAboutEntering(reply)) return fail(inLine, serverFailure(reply.code, undefined))

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
      return waitOutIpBlock(inLine, reply, settings)
    case returnCode.WRONG_IP:
      return mayRetryWrongIp(inLine, settings) ? retryWrongIp(inLine) : failAsReported(inLine, reply)
    default:
      return failAsReported(inLine, reply)
  }
}

function keepWaiting(inLine: InLine, fields: Reply['fields'], settings: QueueSettings): Step {
  const key = fields.get('key') || inLine.key
  if (!key) return fail(inLine, missingKey)

  const reported = countUnchanged(inLine.reported, amount(fields, 'nwait'))
  const standsStill = settings.unchangedLimit !== null && reported.times >= settings.unchangedLimit
  if (standsStill) return pass(inLine, 'leave')

  const place = reportedPlace(inLine.place, fields, settings.waitNeverGrows)
  const ttl = recheckSeconds(fields, settings)
  const request = { opcode: opcode.CHECK_ENTER, action: inLine.action, key, ttl, node: nodeIn(fields) }
  return {
    inLine: { ...inLine, phase: 'continue', key, place, reported, ipBlocks: 0, wrongIps: 0 },
    next: { do: 'ask', request, afterMs: ttl * 1000, show: place },
  }
}

function countUnchanged(before: InLine['reported'], ahead: number): InLine['reported'] {
  return { ahead, times: ahead === before.ahead ? before.times + 1 : 1 }
}

// A reply that names no time would never be followed by another question, and the person would wait for ever.
function recheckSeconds(fields: Reply['fields'], { longestRecheckSeconds }: QueueSettings): number {
  const ttl = amount(fields, 'ttl')
  return ttl > 0 ? Math.min(Math.max(ttl, 1), longestRecheckSeconds) : longestRecheckSeconds
}

/** The node that a reply names (QUE-19, QUE-20). */
export function nodeIn(fields: Reply['fields']): QueueNode | null {
  const host = fields.get('ip')
  const port = fields.get('port')
  return host && port ? { host, port } : null
}

// In the end it counts as a turn (QUE-88); what that is worth, the gated call says.
function waitOutIpBlock(
  inLine: InLine,
  reply: Reply,
  { ipBlockRetries, ipBlockPauseMs }: QueueSettings,
): Step {
  if (inLine.ipBlocks >= ipBlockRetries) return pass(inLine, reply)
  const blockedAgain: InLine = { ...inLine, phase: 'continue', ipBlocks: inLine.ipBlocks + 1 }
  return askForTicket(blockedAgain, ipBlockPauseMs, ipBlockPlace)
}

function mayRetryWrongIp({ wrongIps }: InLine, { retriesWrongIp }: QueueSettings): boolean {
  return retriesWrongIp && wrongIps < WRONG_IP_RETRIES
}

function retryWrongIp(inLine: InLine): Step {
  return askForTicket({ ...inLine, wrongIps: inLine.wrongIps + 1 }, WRONG_IP_PAUSE_MS)
}

function askForTicket(inLine: InLine, afterMs: number, show = inLine.place): Step {
  const request = { opcode: opcode.GET_TICKET_AND_CHECK_ENTER, action: inLine.action }
  return { inLine, next: { do: 'ask', request, afterMs, show } }
}

function pass(inLine: InLine, ticket: Reply | 'leave'): Step {
  return end(inLine, 'notRunning', { result: 'passed', ticket, failure: null })
}

function timeOut(inLine: InLine): Step {
  return end(inLine, 'timeout', { result: 'error', ticket: 'noteTimeout', failure: connectionTimeout })
}

function failAsReported(inLine: InLine, { code, fields }: Reply): Step {
  return fail(inLine, serverFailure(code, fields.get('msg')))
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
