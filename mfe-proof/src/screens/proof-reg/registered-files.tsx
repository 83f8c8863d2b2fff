import type { ProofBatch, ProofItem } from 'api-client/proof'
import { hasApprovedBadge, itemStatusLabel } from 'domain-rules/proof'
import { Badge, Day, Table, type Column } from 'ui-kit'
import { viewButton } from '../../registration/view-button.tsx'
import * as t from './texts.ko.ts'

type Props = { batch: ProofBatch; files: readonly ProofItem[] }

/** The registered files of business proof with their states. Approved ones have a badge (PDIR-02, PDIR-18, AMB-79). */
export function RegisteredFiles({ batch, files }: Props) {
  const isApproved = hasApprovedBadge(batch.status)
  const hasReasons = files.some(({ status, reason }) => status === '보완요청' && reason)
  return (
    <section>
      <h2>{t.registered.title}</h2>
      <Table
        caption={t.registered.title}
        columns={columnsFor(isApproved, hasReasons)}
        rows={files}
        keyOf={({ id }) => id}
      />
    </section>
  )
}

function columnsFor(isApproved: boolean, hasReasons: boolean): Column<ProofItem>[] {
  return [
    { header: t.registered.name, namesRow: true, cell: ({ fileName }) => fileName },
    { header: t.registered.status, cell: item => <Status item={item} isApproved={isApproved} /> },
    ...(hasReasons ? [{ header: t.registered.reason, cell: reasonOf }] : []),
    { header: t.registered.date, cell: ({ registeredAt }) => <Day at={registeredAt} /> },
    { header: t.registered.view, cell: viewButton, actions: true },
  ]
}

function reasonOf({ status, reason }: ProofItem): string {
  return (status === '보완요청' && reason) || '-'
}

function Status({ item, isApproved }: { item: ProofItem; isApproved: boolean }) {
  if (isApproved) return <Badge tone="success">{t.registered.approved}</Badge>
  return (
    <Badge tone={item.status === '보완요청' ? 'warning' : 'neutral'}>{itemStatusLabel(item.status)}</Badge>
  )
}
