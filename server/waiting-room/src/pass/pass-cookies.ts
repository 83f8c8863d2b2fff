import { message, opcode, returnCode } from 'queue-protocol'
import { cookieIn, cookieLine, type RequestContext } from 'server-kit'
import { takesNumber, type Question, type Reply } from '../line/protocol.ts'
import { PASS_SECONDS, type QueueCookies, type Passes } from './passes.ts'

/** Longer than any line. The line itself decides if the number still counts. */
const LINE_SECONDS = 12 * 60 * 60

const ENTERED: readonly number[] = [returnCode.SUCCESS, returnCode.BYPASS, returnCode.EXPRESS]
const VISITOR_COOKIE = 'sbiz_visitor'
const NONE: string[] = []

/** Returns the cookies of an action that a request carries. */
export function queueCookiesIn(action: string, request: RequestContext): QueueCookies {
  return { line: cookieIn(request, lineCookie(action)), pass: cookieIn(request, passCookie(action)) }
}

/** Returns the key of the number that the browser took last for an action; null without one. */
export function ownKeyIn(passes: Passes, action: string, request: RequestContext): string | null {
  return passes.keyIn(action, cookieIn(request, lineCookie(action)))
}

/** Returns the id of a browser that was refused a number before; null for any other. */
export function visitorIn(passes: Passes, request: RequestContext): string | null {
  return passes.visitorIn(cookieIn(request, VISITOR_COOKIE))
}

/**
 * Returns the `set-cookie` headers of a reply: the number that the browser has taken and, in its turn, the pass for the
 * gated call. A browser that has to ask again later gets an id instead. All are HttpOnly: a page adds nothing, and a
 * bare key gives no pass.
 */
export function cookiesFor(
  passes: Passes,
  question: Question,
  reply: Reply,
  request: RequestContext,
): string[] {
  const { action } = question
  const given = String(reply.fields['key'] ?? '')
  const hasTaken = takesNumber(question)
  const hasEntered = reply.type === opcode.CHECK_ENTER && ENTERED.includes(reply.code)
  if (reply.fields['msg'] === message.NUMBER_LATER) return newVisitor(passes, request)
  if (!given || !(hasTaken || hasEntered)) return NONE
  const cookies: string[] = []
  const own = ownKeyIn(passes, action, request)
  if (hasTaken && given !== own) {
    const ticket = passes.ticketCookieFor(action, given)
    cookies.push(cookieLine(request, lineCookie(action), ticket, { seconds: LINE_SECONDS }))
  }
  if (hasEntered && (hasTaken || given === own)) {
    const pass = passes.passFor(action, given)
    cookies.push(cookieLine(request, passCookie(action), pass, { seconds: PASS_SECONDS }))
  }
  return cookies
}

function newVisitor(passes: Passes, request: RequestContext): string[] {
  if (visitorIn(passes, request) !== null) return NONE
  return [cookieLine(request, VISITOR_COOKIE, passes.newVisitor(), { seconds: LINE_SECONDS })]
}

/** The cookie with the number that this browser waits with. */
function lineCookie(action: string): string {
  return `sbiz_line_${inCookieName(action)}`
}

/** The cookie with the pass of a turn. */
function passCookie(action: string): string {
  return `sbiz_pass_${inCookieName(action)}`
}

// Two actions whose names look alike here share a cookie, but its content names one of them.
function inCookieName(action: string): string {
  return action.replace(/[^\w-]/g, '_')
}
