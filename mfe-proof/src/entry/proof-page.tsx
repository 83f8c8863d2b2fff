import type { ReactNode } from 'react'
import { Page, Skeleton } from 'ui-kit'
import * as t from './texts.ko.ts'
import { useProofEntry, type Gate, type ProofEntry } from './use-proof-entry.ts'

type Props = { title: string; lead: string; gate: Gate; children: (entry: ProofEntry) => ReactNode }

/** A page of proof, drawn once its gate lets the applicant in; until then a placeholder. */
export function ProofPage({ title, lead, gate, children }: Props) {
  const { entry } = useProofEntry(gate)
  return (
    <Page title={title} lead={lead}>
      {entry ? children(entry) : <Skeleton label={t.loading} lines={6} />}
    </Page>
  )
}
