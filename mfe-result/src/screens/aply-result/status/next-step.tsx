import { CallCentre } from 'applicant-flow/call-centre'
import { canReapply, isAccountEditOffered } from 'domain-rules/application'
import { isOpinionOffered } from 'domain-rules/opinion'
import { Button, LinkButton } from 'ui-kit'
import { routes } from '../../../routes.ts'
import { useReapply } from '../actions/use-reapply.tsx'
import { isFirstProof, NewProofButton } from '../proof/new-proof-button.tsx'
import type { ResultProps } from '../result-view.tsx'
import * as t from '../texts.ko.ts'
import { isForCallCentre } from './todo.ts'

/**
 * The button of the notice: an opinion on a hold, unless no opinion can change its reason (RES-98, RES-99), another
 * account (RES-94, RES-95), another application (RES-90), or the first proof.
 */
export function NextStep(props: ResultProps) {
  return (
    <>
      {isForCallCentre(props.result) && <CallCentre />}
      <Step {...props} />
    </>
  )
}

function Step({ result, reload }: ResultProps) {
  const { status, remark } = result
  if (isFirstProof(result)) return <NewProofButton result={result} />
  if (canReapply(status).ok) return <ReapplyButton result={result} reload={reload} />
  if (isAccountEditOffered(status))
    return <Way href={routes.accountCorrection.path} label={t.actions.editAccount} />
  if (status !== '보류' || !isOpinionOffered(remark)) return null
  return (
    <>
      <p>{t.hold.notice}</p>
      <Way href={routes.opinion.path} label={t.hold.toOpinion} />
    </>
  )
}

function Way({ href, label }: { href: string; label: string }) {
  return (
    <LinkButton href={href} size="medium">
      {label}
    </LinkButton>
  )
}

function ReapplyButton({ result, reload }: ResultProps) {
  const reapply = useReapply(result, reload)
  return (
    <Button size="medium" busy={reapply.isRunning} onClick={reapply.run}>
      {t.actions.reapply}
    </Button>
  )
}
