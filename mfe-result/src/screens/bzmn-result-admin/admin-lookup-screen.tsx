import { useEffect, useState } from 'react'
import { type ApplicationResult, findResult } from 'api-client/result'
import { BusinessNumberForm } from 'applicant-flow/business-number'
import { proceed, refuse, type Verdict } from 'domain-rules'
import { paths } from 'domain-rules/journey'
import { session } from 'shared-session'
import { LinkButton, Page } from 'ui-kit'
import { routes } from '../../routes.ts'
import { AdminResult } from './admin-result.tsx'
import * as t from './texts.ko.ts'

/** The result of any business, read-only, for administrators (GUARD-21, GUARD-42 to GUARD-44). */
export function AdminLookupScreen() {
  useAdminBackend()
  const [result, setResult] = useState<ApplicationResult | null>(null)

  async function lookUp(businessNumber: string): Promise<Verdict> {
    setResult(null)
    // Only the business is given: its applicant is part of the result.
    const found = await findResult({ ci: '', businessNumber })
    if (!found) return refuse(t.noResult)
    setResult(found)
    return proceed
  }

  return (
    <Page title={routes.adminLookup.title} lead={t.lead}>
      <BusinessNumberForm
        validate={lookUp}
        leadsTo={routes.adminLookup.path}
        namesCallCentre={false}
        cancel={
          <LinkButton href={paths.home} variant="tertiary">
            {t.goHome}
          </LinkButton>
        }
      />
      {result && <AdminResult key={result.applicationNumber} result={result} />}
    </Page>
  )
}

/** Reads results, opinions and reasons from the admin backend while the page is mounted (GUARD-42 to GUARD-44). */
function useAdminBackend(): void {
  useEffect(() => {
    session.update({ admin: 'Y' })
    return () => session.update({ admin: 'N' })
  }, [])
}
