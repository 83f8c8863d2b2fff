import { isIdentityPopup } from 'domain-rules/journey'
import { runAlone, showCrash, type Alone } from 'remote-kit/standalone'
import { startIdentityPopup } from '../identity-popup/start-identity-popup.tsx'
import { SessionAnnouncer } from '../session/announcer.tsx'
import { watchSessionAlone } from './watch-session-alone.ts'

/**
 * Runs an area alone as a whole page, with the surroundings that the shell has on the site: the result pages of the
 * identity providers, and the watch over the session.
 */
export async function runApplicantArea(alone: Alone): Promise<void> {
  if (isIdentityPopup(location.pathname)) return endProviderWindow()
  await runAlone({ ...alone, over: <SessionAnnouncer /> })
  watchSessionAlone(Object.values(alone.routes))
}

function endProviderWindow(): Promise<void> {
  const element = document.getElementById('page') ?? document.body
  return startIdentityPopup({ element, onFailure: error => showCrash(element, error) })
}
