import type { ProofItem } from 'api-client/proof'
import { showWon } from 'domain-rules'
import { showLookupAmount } from 'domain-rules/application'
import { Button, ContentDialog, Table } from 'ui-kit'
import * as t from '../texts.ko.ts'

type Props = { kind: '신속' | '택배'; items: readonly ProofItem[]; onClose: () => void }

/** The lookup of platforms or carriers; amounts from the cap on have no exact value (RES-101, RES-102, RES-107, RES-108). */
export function LookupList({ kind, items, onClose }: Props) {
  return (
    <ContentDialog
      title={t.lookup.titles[kind]}
      onDismiss={onClose}
      actions={
        <Button size="medium" onClick={onClose}>
          {t.lookup.close}
        </Button>
      }
    >
      <Table
        caption={t.lookup.titles[kind]}
        columns={[
          { header: t.lookup.name[kind], cell: ({ deliveryName }) => deliveryName || null, namesRow: true },
          { header: t.lookup.amount, cell: ({ deliveryFee }) => showAmount(deliveryFee), numeric: true },
          {
            header: t.lookup.recognised,
            cell: ({ recognisedAmount }) => (recognisedAmount === null ? null : showWon(recognisedAmount)),
            numeric: true,
          },
        ]}
        rows={items}
        keyOf={({ id }) => id}
        empty={t.lookup.empty}
      />
    </ContentDialog>
  )
}

function showAmount(amount: number | null): string | null {
  return amount === null ? null : showLookupAmount(amount)
}
