import { isIdentityPopup } from 'domain-rules/journey'
import { runAlone, showCrash, type Alone } from 'remote-kit/standalone'
import { needsSession, type Need } from 'domain-rules/guard'
import type { Route } from 'release-format'
import { startIdentityPopup } from '../identity-popup/start-identity-popup.tsx'
import { SessionAnnouncer } from '../session/announcer.tsx'
import { sessionCalls } from '../session/session-calls.ts'
import { watchSession } from '../session/watch-session.ts'

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

/** Watches the session on the page of a remote that runs alone, like the shell on the site. */
function watchSessionAlone(routes: readonly Route<Need>[]): void {
  const shown = () => routes.find(({ path }) => path === location.pathname)
  const watch = watchSession({
    calls: sessionCalls,
    needsSession: () => needsSession(shown() ?? { needs: [] }),
  })

  const checkIfTimed = () => void (shown()?.timer && watch.check())
  checkIfTimed()
  navigation.addEventListener('navigatesuccess', checkIfTimed)
}
