import { needsSession, type Need } from 'domain-rules/guard'
import type { Route } from 'release-format'
import { watchSession } from '../session/watch-session.ts'

/** Watches the session on the page of a remote that runs alone, like the shell on the site. */
export function watchSessionAlone(routes: readonly Route<Need>[]): void {
  const shown = () => routes.find(({ path }) => path === location.pathname)
  const watch = watchSession({ needsSession: () => needsSession(shown() ?? { needs: [] }) })

  const checkIfTimed = () => void (shown()?.timer && watch.check())
  checkIfTimed()
  navigation.addEventListener('navigatesuccess', checkIfTimed)
}
