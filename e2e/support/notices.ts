import type { BrowserContext } from '@playwright/test'

/** The notices that a person can put away for the day, by the prefix of their two keys. */
const NOTICES = ['home-proof-notice', 'home-image-notice', 'faq-notice'] as const

/** Every document of the context starts as if all notices had been put away today, in Korea. */
export async function putNoticesAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(notices => {
    // Not at once: a test that sets the clock does so after this, and before the page's own scripts.
    document.addEventListener('readystatechange', () => {
      const today = new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10)
      for (const notice of notices) {
        localStorage.setItem(`${notice}-expiry-date`, today)
        localStorage.setItem(`${notice}-do-not-show`, 'true')
      }
    })
  }, NOTICES)
}
