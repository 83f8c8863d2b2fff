import { createRoot } from 'react-dom/client'
import { texts } from '../texts/identity-popup.ko.ts'
import { showStartFailure } from './start-failure.ts'

/**
 * Brings up a popup-result page: no layout, no guard, no timer, no areas (GUARD-19, GUARD-20). What stands in its
 * address is personal, so it is taken out of the history before anything else happens (GP-11).
 */
export async function startIdentityPopup(): Promise<void> {
  const given = { path: location.pathname, query: location.search }
  history.replaceState(null, '', `/${given.path.split('/')[1]}`)
  document.title = texts.title
  try {
    await show(given)
  } catch (error) {
    showStartFailure(error, texts.failed)
  }
}

async function show(given: { path: string; query: string }): Promise<void> {
  const { IdentityPopupScreen, readResult, reportResult } = await import('../screens/identity-popup/index.ts')
  const problem = reportResult(readResult(given), window, location.origin)
  const element = document.getElementById('frame')
  if (element) createRoot(element).render(<IdentityPopupScreen problem={problem} />)
}
