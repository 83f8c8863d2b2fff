import { parseReply, type QueueRequest, type Reply } from 'queue-protocol'
import { requestUrl } from './request.ts'
import type { QueueSettings } from './settings.ts'
import type { Wait } from './wait.ts'

export type Transport = {
  /** Returns the reply; null without one, or if `signal` is aborted. */
  ask: (request: QueueRequest, signal: AbortSignal) => Promise<Reply | null>
}

type Options = {
  settings: QueueSettings
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Returns the parameter with user data; empty without any. */
  userData: () => Promise<string>
  now: () => number
  wait: Wait
  /** Returns true if the browser reports that it has no connection. */
  isOffline: () => boolean
}

/**
 * Asks over HTTP. Without a reply it repeats as configured, the last time at the configured host (QUE-141). Offline, a
 * first request ends at once: it has no place to lose.
 */
export function createTransport({ settings, fetch, userData, now, wait, isOffline }: Options): Transport {
  async function ask(request: QueueRequest, signal: AbortSignal): Promise<Reply | null> {
    for (let retry = 0; retry <= settings.retries && !signal.aborted; retry++) {
      if (isOffline() && !('key' in request)) return null
      const isLastOfSeveral = retry > 1 && retry === settings.retries
      const sent = { now: now(), userData: await userData(), toHost: isLastOfSeveral }
      const reply = await askOnce(requestUrl(request, settings, sent), signal)
      if (reply) return reply
    }
    return null
  }

  async function askOnce(url: string, signal: AbortSignal): Promise<Reply | null> {
    const attempt = new AbortController()
    const isOver = AbortSignal.any([signal, attempt.signal])
    const silence = wait(settings.silenceMs, isOver).then(() => null)
    // An unreadable response waits for the time-out too: else a broken server is asked in a tight loop.
    const received = receive(url, isOver).then(reply => reply ?? silence)
    const reply = await Promise.race([received, silence])
    attempt.abort()
    return reply
  }

  async function receive(url: string, signal: AbortSignal): Promise<Reply | null> {
    try {
      const response = await fetch(url, { signal, cache: 'no-store' })
      return response.ok ? parseReply(await response.text()) : null
    } catch {
      // A broken connection is a missing reply: the caller repeats, and then reports a time-out.
      return null
    }
  }

  return { ask }
}
