import { useRef, useState } from 'react'
import type { AuditKind, AuditReport } from 'ops-api'
import type { Ops } from '../../api/ops.ts'

type Shown = {
  kind?: AuditKind | undefined
  /** The page that was read; undefined for the newest entries of all kinds, which the site sends. */
  page?: AuditReport | undefined
  problem?: Error | undefined
  busy: boolean
}

/** The page of the audit log that the operator chose. A slow response does not replace a later choice. */
export function useAuditPages(ops: Ops) {
  const [shown, setShown] = useState<Shown>({ busy: false })
  const latest = useRef(0)

  async function read(kind: AuditKind | undefined, before?: string | null) {
    latest.current += 1
    const turn = latest.current
    if (kind === undefined && !before) return setShown({ busy: false })
    setShown(({ page }) => ({ kind, page, busy: true }))
    const outcome = await ops
      .readAudit({ ...(kind && { kind }), ...(before && { before }) })
      .then(page => ({ page }), problemOf)
    if (turn === latest.current) setShown(was => ({ ...was, ...outcome, busy: false }))
  }

  return {
    ...shown,
    choose: (kind: AuditKind | undefined) => void read(kind),
    older: (before: string | null) => void read(shown.kind, before),
    newer: () => void read(shown.kind),
  }
}

function problemOf(error: unknown): { problem: Error } {
  return { problem: error instanceof Error ? error : new Error(String(error)) }
}
