import { expect, type BrowserContext } from '@playwright/test'

export type ConsoleGuard = {
  /** Records everything that the pages of a context write to the console, throw, or cannot load. */
  listenTo: (context: BrowserContext) => void
  /** Allows console messages that match one of the patterns. */
  allow: (...patterns: RegExp[]) => void
  /** Fails when the console has a message that was not allowed. */
  expectSilence: () => void
}

// A time-out of the page, or a request that ends when the person leaves.
const GIVEN_UP_BY_THE_PAGE = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED']

const NO_SITE = 'ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)'
const REGISTRY = String.raw`/registry(/events|\.json)\S*`

/** A page that outlives its site still asks it for news now and then. */
const SITE_IS_GONE = new RegExp(
  [
    String.raw`${REGISTRY}.*${NO_SITE}`,
    String.raw`${NO_SITE} \(.*${REGISTRY}\)`,
    String.raw`revision \d+ of the registry is not taken TypeError: Failed to fetch`,
  ].join('|'),
)

/** Firefox reports a typeface that was on its way when the page was left (NS_BINDING_ABORTED). */
const FONT_WAS_LEFT = /downloadable font: download failed.*status=2152398850/

export function guardConsole(): ConsoleGuard {
  const heard: string[] = []
  const allowed: RegExp[] = [SITE_IS_GONE, FONT_WAS_LEFT]
  return {
    listenTo(context) {
      context.on('console', message =>
        heard.push(`${message.type()}: ${message.text()} (${message.location().url})`),
      )
      context.on('weberror', thrown =>
        heard.push(`not caught: ${thrown.error().stack ?? thrown.error().message}`),
      )
      context.on('requestfailed', request => {
        const reason = request.failure()?.errorText ?? ''
        if (!GIVEN_UP_BY_THE_PAGE.includes(reason)) heard.push(`failed: ${request.url()} ${reason}`)
      })
    },
    allow: (...patterns) => void allowed.push(...patterns),
    expectSilence() {
      const unannounced = heard.filter(text => !allowed.some(pattern => pattern.test(text)))
      expect(unannounced, 'what the browser said without having been announced').toEqual([])
    },
  }
}
