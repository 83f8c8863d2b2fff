import type { ApplicationResult } from 'api-client/result'
import { useReasons } from '../../../reasons/use-reasons.ts'
import { ReasonList } from '../../../reasons/reason-list.tsx'
import { CallCentre } from 'applicant-flow/call-centre'
import { paths } from 'domain-rules/journey'
import { LinkButton } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** The reasons of a hold or an exclusion, one box each, with the number of the call centre (RES-24, RES-25, RES-27 to RES-33). */
export function Reasons({ result: { status, remark, updatedAt } }: { result: ApplicationResult }) {
  const isTold = status === '보류' || status === '대상미선정'
  const reasons = useReasons(isTold ? remark : '')
  if (reasons.list.length === 0) return null
  const title = status === '보류' ? t.reasons.held : t.reasons.excluded
  return (
    <section>
      <h2>{title}</h2>
      <ReasonList reasons={reasons} at={updatedAt} />
      <CallCentre />
      {status === '대상미선정' && (
        <LinkButton href={paths.objectionGuide} variant="tertiary" size="medium">
          {t.reasons.objectionGuide}
        </LinkButton>
      )}
    </section>
  )
}
