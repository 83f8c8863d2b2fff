import { opcode, returnCode } from 'queue-protocol'
import { cookieIn, cookieLine, type Asked } from 'server-kit'
import { takesNumber, type Answer, type Question } from '../line/protocol.ts'
import { PASS_SECONDS, type Carried, type Passes } from './passes.ts'

/** Longer than any line; whether the number still counts is for the line to say. */
const LINE_SECONDS = 12 * 60 * 60

const ENTERED: readonly number[] = [returnCode.SUCCESS, returnCode.BYPASS, returnCode.EXPRESS]
const NONE: string[] = []

/** What the browser that asks has been given for an action. */
export function carriedFor(action: string, request: Asked): Carried {
  return { line: cookieIn(request, lineCookie(action)), pass: cookieIn(request, passCookie(action)) }
}

/** The key of the number that the browser took last for an action; null without one. */
export function ownKeyIn(passes: Passes, action: string, request: Asked): string | null {
  return passes.keyIn(action, cookieIn(request, lineCookie(action)))
}

/**
 * The `set-cookie` headers by which the browser keeps the number that it has taken and, once it is its turn, the pass
 * that the gated call is served with. Both are HttpOnly, so a page adds nothing, and who was handed a bare key has no pass.
 */
export function cookiesFor(passes: Passes, question: Question, answer: Answer, request: Asked): string[] {
  const { action } = question
  const given = String(answer.fields['key'] ?? '')
  const hasTaken = takesNumber(question)
  const hasEntered = answer.type === opcode.CHECK_ENTER && ENTERED.includes(answer.code)
  if (!given || !(hasTaken || hasEntered)) return NONE
  const cookies: string[] = []
  const own = ownKeyIn(passes, action, request)
  if (hasTaken && given !== own) {
    const line = passes.lineFor(action, given)
    cookies.push(cookieLine(request, lineCookie(action), line, { seconds: LINE_SECONDS }))
  }
  if (hasEntered && (hasTaken || given === own)) {
    const pass = passes.passFor(action, given)
    cookies.push(cookieLine(request, passCookie(action), pass, { seconds: PASS_SECONDS }))
  }
  return cookies
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
