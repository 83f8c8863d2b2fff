import { paths } from 'domain-rules/journey'
import { BusinessNumberForm } from 'applicant-flow/business-number'
import { LinkButton, Page } from 'ui-kit'
import { routes } from '../../routes.ts'
import { findApplication } from './find-application.ts'
import * as t from './texts.ko.ts'

/** The business of the result; only one that has applied may continue (BZMN-29..34). */
export function BusinessNumberScreen() {
  return (
    <Page title={routes.businessNumber.title} lead={t.lead}>
      <BusinessNumberForm
        validate={findApplication}
        leadsTo={routes.identityCheck.path}
        cancel={
          <LinkButton href={paths.home} variant="tertiary">
            {t.cancel}
          </LinkButton>
        }
      />
    </Page>
  )
}
