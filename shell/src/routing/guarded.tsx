import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { TurnedAway } from 'domain-rules/journey'
import { useNavigate } from 'react-router-dom'
import { forgetApplicant } from 'shared-session'
import { leaveFirstScreen } from 'ui-kit'
import { reconsiderAreas } from '../compose/compose.ts'
import { dialogs } from '../dialogs.ts'
import { ScreenLoading } from '../screens/loading/screen-loading.tsx'
import { checkSession } from '../session/watch.ts'
import { learnAddress } from './admin-address.ts'
import { admissionTo, arriveAt } from './admission.ts'
import type { SiteRoute } from './route-table.ts'

type Props = { route: SiteRoute; children: ReactNode }

/** Shows `children` to those who may enter `route`; tells everybody else why not, and leads them on. */
export function Guarded({ route, children }: Props) {
  return (
    <Entrance key={route.path} route={route}>
      {children}
    </Entrance>
  )
}

// Decided once, on entering: a session that ends while the page is open has its own message.
function Entrance({ route, children }: Props) {
  const [admission, setAdmission] = useState(() => admissionTo(route))
  if (admission === 'undecided') return <Undecided onKnown={() => setAdmission(admissionTo(route))} />
  if (!admission.ok) return <LedAway {...admission} />
  return <LetIn route={route}>{children}</LetIn>
}

function LetIn({ route, children }: Props) {
  useEffect(() => {
    arriveAt(route)
    if (route.timer) checkSession()
  }, [route])
  return children
}

function Undecided({ onKnown }: { onKnown: () => void }) {
  const decide = useEffectEvent(async () => {
    await learnAddress()
    reconsiderAreas()
    onKnown()
  })
  useEffect(() => void decide(), [])

  return <ScreenLoading />
}

function LedAway({ reason, goTo, clearsSession }: TurnedAway) {
  const navigate = useNavigate()

  useEffect(() => {
    leaveFirstScreen()
    void told(reason).then(() => {
      if (clearsSession) forgetApplicant()
      return navigate(goTo, { replace: true })
    })
  }, [reason, goTo, clearsSession, navigate])

  return null
}

async function told(reason: string | null): Promise<void> {
  if (reason !== null) await dialogs.alert(reason)
}
