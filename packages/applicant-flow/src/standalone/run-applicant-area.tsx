import { isIdentityPopup } from 'domain-rules/journey'
import { runAlone, showCrash, type Alone } from 'remote-kit/standalone'
import { startIdentityPopup } from '../identity-popup/start-identity-popup.tsx'
import { SessionAnnouncer } from '../session/announcer.tsx'
import { watchSessionAlone } from './watch-session-alone.ts'

/** Runs an area alone as a page, with the site's result pages of identity providers and its watch of the session. */
export async function runApplicantArea(alone: Alone): Promise<void> {
  if (isIdentityPopup(location.pathname)) return endProviderWindow()
  await runAlone({ ...alone, over: <SessionAnnouncer /> })
  watchSessionAlone(Object.values(alone.routes))
}

function endProviderWindow(): Promise<void> {
  const element = document.getElementById('page') ?? document.body
  return startIdentityPopup({ element, onFailure: error => showCrash(element, error) })
}
