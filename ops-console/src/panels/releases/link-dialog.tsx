import type { createOverride, RemoteReport } from 'ops-api'
import { Problem } from 'page-kit'
import { useState, type SubmitEvent } from 'react'
import type { OutputOf } from 'page-kit/calls'
import { AlertBox, Button, ContentDialog, TextField } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import { timeOf } from '../time-of.ts'
import styles from './releases-panel.module.css'
import * as t from './texts.ko.ts'

type Link = OutputOf<typeof createOverride>
type Props = { ops: Ops; remote: RemoteReport; onClose: () => void }

/** Makes a link that shows one tester a release of another origin, to be copied and handed on. */
export function LinkDialog({ ops, remote: { name: remote }, onClose }: Props) {
  const [from, setFrom] = useState('')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Link | Error>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setBusy(true)
    setOutcome(await ops.makeLink({ remote, from: from.trim() }).catch((error: Error) => error))
    setBusy(false)
  }

  return (
    <ContentDialog title={`${remote} ${t.wishes.link}`} size="small" busy={busy} onDismiss={onClose}>
      <form className={styles['form']} onSubmit={event => void submit(event)} noValidate>
        <TextField label={t.linkFrom} hint={t.linkHint} required value={from} onChange={setFrom} />
        <Button type="submit" size="medium" busy={busy}>
          {t.makeLink}
        </Button>
      </form>
      {outcome instanceof Error && <Problem error={outcome} />}
      {outcome && !(outcome instanceof Error) && <Made {...outcome} />}
    </ContentDialog>
  )
}

function Made({ path, version, until }: Link) {
  const [isCopied, setCopied] = useState(false)
  const address = new URL(path, location.href).href
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true))
  return (
    <AlertBox tone="success" title={t.linkMade(version)} announced>
      <p>{t.linkOnce(timeOf(until))}</p>
      <TextField label={t.linkAddress} locked value={address} onChange={() => undefined} />
      <Button size="medium" variant="secondary" onClick={() => void copy()}>
        {isCopied ? t.copied : t.copy}
      </Button>
    </AlertBox>
  )
}
