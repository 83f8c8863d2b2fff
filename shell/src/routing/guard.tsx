import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { TurnedAway } from 'domain-rules/guard'
import { useNavigate } from 'react-router-dom'
import { forgetApplicant } from 'shared-session'
import { leaveFirstScreen, useHydrated } from 'ui-kit'
import { lateCode } from '../compose/late-code.ts'
import { dialogs } from '../dialogs.ts'
import { ScreenLoading } from '../screens/loading/screen-loading.tsx'
import { checkSession } from '../session/watch.ts'
import { learnAddress } from './admin-address.ts'
import { admissionTo, arriveAt } from './admission.ts'
import type { SiteRoute } from './route-table.ts'

type Props = { route: SiteRoute; children: ReactNode }

/**
 * Shows `children` to a visitor who may enter `route`; shows any other the reason, and redirects them. Decides
 * once, on entering, since a session that ends while the page is open has its own message. So another route needs
 * another `key`. The origin has no facts of a visitor, so it renders no page with needs.
 */
export function Guard(props: Props) {
  const isHydrated = useHydrated()
  const isOpen = props.route.needs.length === 0
  return isOpen || isHydrated ? <Decided {...props} /> : null
}

function Decided({ route, children }: Props) {
  const [admission, setAdmission] = useState(() => admissionTo(route))
  if (admission === 'undecided') return <Undecided onKnown={() => setAdmission(admissionTo(route))} />
  if (!admission.ok) return <Redirect {...admission} />
  return <Allowed route={route}>{children}</Allowed>
}

function Allowed({ route, children }: Props) {
  useEffect(() => {
    const leave = arriveAt(route)
    if (route.timer) checkSession()
    return leave
  }, [route])
  return children
}

function Undecided({ onKnown }: { onKnown: () => void }) {
  const decide = useEffectEvent(async () => {
    await learnAddress()
    // Areas of other rights may be mounted or unmounted now; without the code for that there is none.
    void lateCode().then(
      ({ reconsiderAreas }) => reconsiderAreas(),
      () => undefined,
    )
    onKnown()
  })
  useEffect(() => void decide(), [])

  return <ScreenLoading />
}

function Redirect({ reason, goTo, clearsSession }: TurnedAway) {
  const navigate = useNavigate()

  useEffect(() => {
    leaveFirstScreen()
    const page = new AbortController()
    const { signal } = page
    void showReason(reason, signal).then(() => {
      if (signal.aborted) return
      if (clearsSession) forgetApplicant()
      return navigate(goTo, { replace: true })
    })
    return () => page.abort()
  }, [reason, goTo, clearsSession, navigate])

  return null
}

async function showReason(reason: string | null, signal: AbortSignal): Promise<void> {
  if (reason !== null) await dialogs.alert(reason, { signal })
}
