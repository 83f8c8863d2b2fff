import type { ProofBatch } from 'api-client/proof'
import { proofTypeName, showTotal } from 'domain-rules/proof'
import { Badge, SummaryList } from 'ui-kit'
import { toneOf } from './items/item-status.tsx'
import * as t from './texts.ko.ts'

type Props = {
  batch: ProofBatch
  /** True for a page that shows period and total in fields of their own. */
  withoutTotal?: boolean
}

/** The facts of the batch (PDET-02 to PDET-05). */
export function BatchFacts({ batch, withoutTotal = false }: Props) {
  const { type, status, amountKind } = batch
  return (
    <section>
      <h2>{t.facts.title}</h2>
      <SummaryList
        rows={[
          [t.facts.type, proofTypeName(type)],
          [t.facts.division, amountKind ? t.facts.divisions[amountKind] : t.facts.none],
          ...(withoutTotal ? [] : periodAndTotal(batch)),
          [
            t.facts.status,
            <Badge key="status" tone={toneOf(status)}>
              {status}
            </Badge>,
          ],
        ]}
      />
    </section>
  )
}

function periodAndTotal({ years, total, amountKind }: ProofBatch): [string, string][] {
  const kind = amountKind ?? '금액'
  const shown = total === null ? t.facts.none : `${showTotal(String(total))}${t.facts.unit[kind]}`
  return [
    [t.facts.period, years.map(t.facts.year).join(', ') || t.facts.none],
    [t.facts.total[kind], shown],
  ]
}
