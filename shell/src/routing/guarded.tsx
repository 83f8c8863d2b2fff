import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { leaveFirstScreen } from 'ui-kit'
import { dialogs } from '../dialogs.ts'
import { admissionTo, forgetApplicant } from './admission.ts'
import type { SiteRoute } from './route-table.ts'

/** Shows `children` to those who may enter `route`; tells everybody else why not, and leads them on. */
export function Guarded({ route, children }: { route: SiteRoute; children: ReactNode }) {
  const admission = admissionTo(route)
  if (admission.ok) return children
  return <TurnedAway key={route.path} {...admission} />
}

type Refusal = { reason: string; goTo: string; clearsSession: boolean }

function TurnedAway({ reason, goTo, clearsSession }: Refusal) {
  const navigate = useNavigate()

  useEffect(() => {
    leaveFirstScreen()
    void dialogs.alert(reason).then(() => {
      if (clearsSession) forgetApplicant()
      return navigate(goTo, { replace: true })
    })
  }, [reason, goTo, clearsSession, navigate])

  return null
}
