import { paths } from 'domain-rules/journey'
import { canEnterParcelPage, canRequestParcel } from 'domain-rules/proof'
import { AlertBox, LinkButton, Page, Skeleton } from 'ui-kit'
import * as entryTexts from '../../entry/texts.ko.ts'
import { factsOf, useProofEntry } from '../../entry/use-proof-entry.ts'
import { routes } from '../../routes.ts'
import { LoadFailure } from './load-failure.tsx'
import { ParcelForm } from './parcel-form.tsx'
import * as t from './texts.ko.ts'

/** Requests the shipments of the business from parcel carriers, in place of proof of its own (PPAR-01 to PPAR-19). */
export function ParcelScreen() {
  return (
    <Page title={routes.parcel.title} lead={t.lead}>
      <ParcelRequest />
    </Page>
  )
}

function ParcelRequest() {
  const { entry, state, reload } = useProofEntry(canEnterParcelPage)
  if (!entry) return <Skeleton label={entryTexts.loading} lines={6} />
  // Without the result it is unknown whether a request exists already (PPAR-15).
  if (!entry.result) return <LoadFailure state={state} reload={reload} />
  const verdict = canRequestParcel(factsOf(entry.result))
  return verdict.ok ? <ParcelForm owner={entry.owner} /> : <AlreadyThere reason={verdict.reason} />
}

/** There can be only one request (PPAR-10). */
function AlreadyThere({ reason }: { reason: string }) {
  return (
    <AlertBox tone="warning" title={reason}>
      <LinkButton href={paths.result} size="medium">
        {t.toResult}
      </LinkButton>
    </AlertBox>
  )
}
