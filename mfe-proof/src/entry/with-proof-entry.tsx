import type { ReactNode } from 'react'
import { Skeleton } from 'ui-kit'
import * as t from './texts.ko.ts'
import { useProofEntry, type Gate, type ProofEntry } from './use-proof-entry.ts'

type Props = { gate: Gate; children: (entry: ProofEntry) => ReactNode }

/** Draws a page of proof once its gate lets the applicant in; until then a placeholder. */
export function WithProofEntry({ gate, children }: Props) {
  const { entry } = useProofEntry(gate)
  return entry ? children(entry) : <Skeleton label={t.loading} lines={6} />
}
