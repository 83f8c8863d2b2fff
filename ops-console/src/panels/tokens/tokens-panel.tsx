import { readTokens, revokeToken, type NamedToken } from 'ops-api'
import { Newest, Press } from 'page-kit'
import { useCallback, useEffect, useState } from 'react'
import { Table, type Column } from 'ui-kit'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { useSite } from '../../live/live-view.tsx'
import { timeOf } from '../time-of.ts'
import { MakeDialog } from './make-dialog.tsx'
import * as t from './texts.ko.ts'

/** The named tokens, to make and to revoke. Only an owner's session sees it. */
export function TokensPanel() {
  const { send } = useSite()
  const [tokens, setTokens] = useState<readonly NamedToken[]>()
  const [problem, setProblem] = useState<Error>()
  const [isMaking, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<NamedToken>()

  const load = useCallback(
    () => void send(readTokens, {}).then(read => setTokens(read.tokens), setProblem),
    [send],
  )
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
            columns={columnsWith(setRevoking)}
            rows={rows}
            keyOf={({ name }) => name}
            empty={t.none}
          />
        )}
      </Newest>
      <Press variant="secondary" label={t.make} onClick={() => setMaking(true)} />
      {isMaking && <MakeDialog onClose={close} />}
      {revoking && (
        <ConfirmDialog
          title={t.revokeTitle(revoking.name)}
          asksReason={false}
          carryOut={t.revoke}
          onCarryOut={() => send(revokeToken, { params: { name: revoking.name } })}
          onClose={close}
        >
          <p>{t.revokeEffect}</p>
        </ConfirmDialog>
      )}
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
        isOver(token) ? null : <Press of={token.name} label={t.revoke} onClick={() => revoke(token)} />,
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
