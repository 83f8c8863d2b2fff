import { CallRefused, refusalIn, SiteUnreachable } from 'page-kit/calls'
import { headersOf, type Operator } from './call-ops.ts'
import * as t from './texts.ko.ts'

/** Yields the events of the site until `signal` aborts. Throws `CallRefused` or `SiteUnreachable`. */
export type FollowOps = (operator: Operator, signal: AbortSignal) => AsyncIterable<unknown>

/** The site sends at least a comment every five seconds. */
const SILENCE_MS = 15_000

/** Server-sent events, read by `fetch`: an `EventSource` cannot show the token. */
export const followOps: FollowOps = async function* (operator, signal) {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const response = await fetch('/ops/api/events', {
      headers: headersOf(operator),
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    })
    if (!response.ok || !response.body) throw await refusalIn(response)
    let rest = ''
    for await (const text of textsIn(response.body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) yield JSON.parse(event.slice(6))
    }
  } catch (error) {
    if (error instanceof CallRefused) throw error
    throw new SiteUnreachable(t.unreachable, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Yields a body as it arrives; Safari cannot iterate over one. */
async function* textsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel()
  }
}
