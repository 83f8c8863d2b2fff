import { canCancel } from 'domain-rules/application'
import { paths } from 'domain-rules/journey'
import { siteConfig } from 'site-config'
import { Button, LinkButton } from 'ui-kit'
import type { ResultProps } from '../result-view.tsx'
import * as t from '../texts.ko.ts'
import { useCancel } from './use-cancel.tsx'

/** Actions that the status allows besides the one of its notice (RES-71 to RES-89, RES-96, RES-97). */
export function Actions({ result, reload }: ResultProps) {
  const cancel = useCancel(result, reload)
  const { status, batches } = result
  const credit = siteConfig().links['creditProgramme']
  return (
    <>
      <div className="page__actions no-print">
        <LinkButton href={paths.home}>{t.actions.confirm}</LinkButton>
      </div>
      <div className="page__actions no-print">
        {canCancel({ status, batches }).ok && (
          <Button variant="danger" size="medium" busy={cancel.isRunning} onClick={cancel.run}>
            {t.actions.cancel}
          </Button>
        )}
        <Button variant="tertiary" size="medium" onClick={() => print()}>
          {t.actions.print}
        </Button>
        {credit && (
          <LinkButton href={credit} variant="tertiary" size="medium" newWindow>
            {t.actions.credit}
          </LinkButton>
        )}
      </div>
    </>
  )
}
