import type { NamedToken } from 'ops-api'
import { Newest, Problem } from 'page-kit'
import { useCallback, useEffect, useState } from 'react'
import { Button, ContentDialog, Table, type Column } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import { timeOf } from '../time-of.ts'
import { MakeDialog } from './make-dialog.tsx'
import * as t from './texts.ko.ts'

/** The named tokens, to make and to revoke. Only an owner's session sees it. */
export function TokensPanel({ ops }: { ops: Ops }) {
  const [tokens, setTokens] = useState<readonly NamedToken[]>()
  const [problem, setProblem] = useState<Error>()
  const [isMaking, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<NamedToken>()

  const load = useCallback(() => void ops.readTokens().then(setTokens, setProblem), [ops])
  useEffect(load, [load])

  function close() {
    setMaking(false)
    setRevoking(undefined)
    load()
  }

  return (
    <>
      <Newest value={tokens} problem={problem?.message}>
        {rows => (
          <Table
            caption={t.caption}
            hidesCaption
            columns={columnsWith(setRevoking)}
            rows={rows}
            keyOf={({ name }) => name}
            empty={t.none}
          />
        )}
      </Newest>
      <Button size="medium" variant="secondary" onClick={() => setMaking(true)}>
        {t.make}
      </Button>
      {isMaking && <MakeDialog ops={ops} onClose={close} />}
      {revoking && <RevokeDialog ops={ops} name={revoking.name} onClose={close} />}
    </>
  )
}

function columnsWith(revoke: (token: NamedToken) => void): readonly Column<NamedToken>[] {
  return [
    { header: t.name, cell: ({ name }) => name, namesRow: true },
    { header: t.role, cell: ({ role, remotes }) => [t.roles[role], ...remotes].join(' · ') },
    { header: t.ends, cell: endOf },
    { header: t.lastUse, cell: ({ lastUsedAt }) => (lastUsedAt ? timeOf(lastUsedAt) : t.never) },
    {
      header: t.actions,
      actions: true,
      cell: token =>
        isOver(token) ? null : (
          <Button
            size="medium"
            variant="tertiary"
            aria-label={`${token.name} ${t.revoke}`}
            onClick={() => revoke(token)}
          >
            {t.revoke}
          </Button>
        ),
    },
  ]
}

function isOver({ expiresAt, revokedAt }: NamedToken): boolean {
  return revokedAt !== null || Date.parse(expiresAt) <= Date.now()
}

function endOf(token: NamedToken): string {
  if (token.revokedAt !== null) return t.revoked(dayOf(token.revokedAt))
  return isOver(token) ? t.ended(dayOf(token.expiresAt)) : dayOf(token.expiresAt)
}

const korean = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'medium' })

function dayOf(moment: string): string {
  return korean.format(new Date(moment))
}

type RevokeProps = { ops: Ops; name: string; onClose: () => void }

function RevokeDialog({ ops, name, onClose }: RevokeProps) {
  const [problem, setProblem] = useState<Error>()
  const [busy, setBusy] = useState(false)

  async function revoke() {
    setBusy(true)
    try {
      await ops.revokeToken(name)
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)))
      setBusy(false)
    }
  }

  const actions = (
    <>
      <Button size="medium" variant="tertiary" onClick={onClose}>
        {t.cancel}
      </Button>
      <Button size="medium" busy={busy} onClick={() => void revoke()}>
        {t.revoke}
      </Button>
    </>
  )
  return (
    <ContentDialog title={t.revokeTitle(name)} size="small" busy={busy} onDismiss={onClose} actions={actions}>
      <p>{t.revokeEffect}</p>
      {problem && <Problem error={problem} />}
    </ContentDialog>
  )
}
