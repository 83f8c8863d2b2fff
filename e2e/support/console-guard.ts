import { expect, type BrowserContext } from '@playwright/test'

export type Noise = {
  /** Announces what this test makes the browser say: texts that match one of the patterns do not fail it. */
  allow: (...patterns: RegExp[]) => void
  /** Fails when the browser said anything that nobody announced. */
  expectNone: () => void
}

// A time-out of the page's own, or something that was still on its way when the person went on.
const GIVEN_UP_BY_THE_PAGE = 'net::ERR_ABORTED'

/** Listens to everything that a page of the context writes to the console, throws, or cannot load. */
export function listenTo(context: BrowserContext): Noise {
  const heard: string[] = []
  const allowed: RegExp[] = []
  context.on('console', message =>
    heard.push(`${message.type()}: ${message.text()} (${message.location().url})`),
  )
  context.on('weberror', thrown =>
    heard.push(`not caught: ${thrown.error().stack ?? thrown.error().message}`),
  )
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== GIVEN_UP_BY_THE_PAGE) heard.push(`failed: ${request.url()} ${reason}`)
  })

  return {
    allow: (...patterns) => void allowed.push(...patterns),
    expectNone: () => {
      const unannounced = heard.filter(text => !allowed.some(pattern => pattern.test(text)))
      expect(unannounced, 'what the browser said without having been announced').toEqual([])
    },
  }
}
