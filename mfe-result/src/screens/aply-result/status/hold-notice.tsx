import type { ApplicationResult } from 'api-client/result'
import { isOpinionOffered } from 'domain-rules/opinion'
import { AlertBox, LinkButton } from 'ui-kit'
import { routes } from '../../../routes.ts'
import * as t from '../texts.ko.ts'

/** Leads from a hold to the opinion; not where the reason is one that no opinion can change (RES-98, RES-99). */
export function HoldNotice({ result: { status, remark } }: { result: ApplicationResult }) {
  if (status !== '보류' || !isOpinionOffered(remark)) return null
  return (
    <AlertBox tone="info">
      <p>{t.hold.notice}</p>
      <LinkButton href={routes.opinion.path} size="medium">
        {t.hold.toOpinion}
      </LinkButton>
    </AlertBox>
  )
}
