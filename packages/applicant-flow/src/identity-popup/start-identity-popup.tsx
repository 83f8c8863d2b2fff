import { createRoot } from 'react-dom/client'
import * as t from './texts.ko.ts'

/** The element of the page, and the reaction if its files are missing; `sentence` is for the person. */
type Place = { element: Element | null; onFailure: (error: unknown, sentence: string) => void }

/** Starts a popup-result page (GUARD-19, GUARD-20). Removes its personal address from the history first (GP-11). */
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
