import { opcode, returnCode } from 'domain-rules/queue'
import { cookieIn, setCookie, type Exchange } from 'server-kit'
import type { Answer, Question } from '../line/protocol.ts'
import { PASS_SECONDS, type Carried, type Passes } from './passes.ts'

/** Longer than any line; whether the number still counts is for the line to say. */
const LINE_SECONDS = 12 * 60 * 60

const TAKES_NUMBER: readonly number[] = [opcode.GET_TICKET, opcode.GET_TICKET_AND_CHECK_ENTER]
const ENTERED: readonly number[] = [returnCode.SUCCESS, returnCode.BYPASS, returnCode.EXPRESS]

/** What the browser that asks has been given for an action. */
export function carriedFor(action: string, request: Exchange['request']): Carried {
  return { line: cookieIn(request, lineCookie(action)), pass: cookieIn(request, passCookie(action)) }
}

/**
 * Lets the browser keep the number that it has taken and, once it is its turn, the pass that the gated call is served
 * with. Both are HttpOnly cookies, so a page adds nothing, and who was handed a bare key has no pass.
 */
export function giveCookies(
  passes: Passes,
  { opcode: asked, action }: Question,
  answer: Answer,
  exchange: Exchange,
): void {
  const given = String(answer.fields['key'] ?? '')
  if (!given) return
  const own = passes.keyIn(action, carriedFor(action, exchange.request).line)
  const hasTaken = TAKES_NUMBER.includes(asked)
  if (hasTaken && given !== own) {
    setCookie(exchange, lineCookie(action), passes.lineFor(action, given), { seconds: LINE_SECONDS })
  }
  const hasEntered = answer.type === opcode.CHECK_ENTER && ENTERED.includes(answer.code)
  if (hasEntered && (hasTaken || given === own)) {
    setCookie(exchange, passCookie(action), passes.passFor(action, given), { seconds: PASS_SECONDS })
  }
}

/** HttpOnly: the number that this browser waits with for an action. */
function lineCookie(action: string): string {
  return `sbiz_line_${inCookieName(action)}`
}

/** HttpOnly: the pass that its turn at an action is worth. */
function passCookie(action: string): string {
  return `sbiz_pass_${inCookieName(action)}`
}

// Operators name the actions. Two that look alike here share a cookie, but what is in it names one of them.
function inCookieName(action: string): string {
  return action.replace(/[^\w-]/g, '_')
}
