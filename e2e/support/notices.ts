import type { BrowserContext } from '@playwright/test'

/** The notices that a person can put away for the day, by the prefix of their two keys. */
const NOTICES = ['home-proof-notice', 'home-image-notice', 'faq-notice'] as const

/** Makes every document of the context start with all notices dismissed today, in Korea. */
export async function putNoticesAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(notices => {
    function putAway(): void {
      const today = new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10)
      for (const notice of notices) {
        localStorage.setItem(`${notice}-expiry-date`, today)
        localStorage.setItem(`${notice}-do-not-show`, 'true')
      }
    }
    // The early script reads them before the state of the document changes.
    if (location.protocol.startsWith('http')) putAway()
    // A test may set the clock after this, and before the page's own scripts.
    document.addEventListener('readystatechange', putAway)
  }, NOTICES)
}
