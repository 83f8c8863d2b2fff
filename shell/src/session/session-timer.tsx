import { clockFace, spokenRest } from 'domain-rules/session'
import { announce } from 'applicant-flow/session'
import type { Route } from 'release-format'
import { useSessionField } from 'shared-session'
import { useHydrated, VisuallyHidden } from 'ui-kit'
import * as t from './texts.ko.ts'
import { extendSession, logOut } from './watch.ts'

/**
 * The remaining session time on routes that show it, with buttons to extend and to end the session (SESS-27, SESS-39
 * to SESS-42, AMB-05). The ticking is not read out; pressing the clock reads out the time (GP-08).
 */
export function SessionTimer({ route }: { route: Route }) {
  const { time, isRunning } = useSessionField('timer')
  const isHydrated = useHydrated()
  if (!route.timer || (isHydrated && !isRunning)) return null

  return (
    <div className="session-timer" data-coming={isHydrated ? undefined : true}>
      <button
        className="session-timer__rest"
        type="button"
        onClick={() => announce(t.spokenRest(spokenRest(time)), 'polite')}
      >
        <VisuallyHidden>{t.hearRest}</VisuallyHidden>
        <span aria-hidden="true">
          {t.rest} <strong>{clockFace(time)}</strong>
        </span>
      </button>
      <div className="session-timer__actions">
        <button type="button" onClick={extendSession}>
          {t.extend}
        </button>
        <button type="button" onClick={() => void logOut()}>
          {t.logOut}
        </button>
      </div>
    </div>
  )
}
