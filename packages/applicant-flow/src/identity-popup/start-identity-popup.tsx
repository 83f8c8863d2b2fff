import { createRoot } from 'react-dom/client'
import * as t from './texts.ko.ts'

/** Where the page is shown, and what happens when its files do not come; `sentence` is for the person. */
type Place = { element: Element | null; onFailure: (error: unknown, sentence: string) => void }

/**
 * Brings up a popup-result page: no layout, no guard, no timer, no areas (GUARD-19, GUARD-20). What stands in its
 * address is personal, so it is taken out of the history before anything else happens (GP-11).
 */
export async function startIdentityPopup({ element, onFailure }: Place): Promise<void> {
  const given = { path: location.pathname, query: location.search }
  history.replaceState(null, '', `/${given.path.split('/')[1]}`)
  document.title = t.title
  try {
    const { IdentityPopupScreen, readResult, reportResult } = await import('./page.ts')
    const problem = reportResult(readResult(given), window, location.origin)
    if (element) createRoot(element).render(<IdentityPopupScreen problem={problem} />)
  } catch (error) {
    onFailure(error, t.failed)
  }
}
