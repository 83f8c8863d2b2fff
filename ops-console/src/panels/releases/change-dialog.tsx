import { useEffect, useState, type SubmitEvent } from 'react'
import { AlertBox, Button, ContentDialog, TextField } from 'ui-kit'
import { OpsRefused } from '../../api/call-ops.ts'
import type { Ops, Order, Verb } from '../../api/ops.ts'
import type { Change, Remote } from '../../api/shapes.ts'
import { describeChange } from './describe-change.ts'
import styles from './releases-panel.module.css'
import * as t from './texts.ko.ts'

type Props = {
  ops: Ops
  remote: Remote
  verb: Verb
  open: ReadonlyMap<string, number> | null
  onClose: () => void
}

/** Asks what the change needs, says what it would do to how many pages, and only then offers to do it. */
export function ChangeDialog({ ops, remote, verb, open, onClose }: Props) {
  const asksVersion = verb === 'promote' || verb === 'canary'
  const [version, setVersion] = useState(asksVersion ? (remote.canary?.version ?? '') : '')
  const [percent, setPercent] = useState(verb === 'canary' ? String(remote.canary?.percent ?? 5) : '')
  const [reason, setReason] = useState('')
  const [previewed, setPreviewed] = useState<{ order: Order; change: Change }>()
  const [problem, setProblem] = useState<Error>()
  const [busy, setBusy] = useState(false)

  const order: Order = {
    remote: remote.name,
    verb,
    ...(asksVersion && { version: version.trim() }),
    ...(verb === 'canary' && { percent: Number(percent) }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }
  const isPreviewed = previewed !== undefined && isSameOrder(previewed.order, order)

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setBusy(false)
    }
  }

  const preview = () => attempt(async () => setPreviewed({ order, change: await ops.preview(order) }))
  const carryOut = () =>
    attempt(async () => {
      await ops.change(order)
      onClose()
    })

  // A roll back and a withdrawal ask for nothing: what they do is said at once.
  // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  useEffect(() => void (asksVersion || preview()), [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void preview()
  }

  return (
    <ContentDialog
      title={`${remote.name} ${t.verbs[verb]}`}
      size="small"
      busy={busy}
      onDismiss={onClose}
      actions={
        <>
          <Button size="medium" variant="tertiary" onClick={onClose}>
            {t.cancel}
          </Button>
          {isPreviewed && (
            <Button size="medium" busy={busy} onClick={() => void carryOut()}>
              {t.carryOut[verb]}
            </Button>
          )}
        </>
      }
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        {asksVersion && (
          <TextField label={t.version} hint={hintOf(remote)} required value={version} onChange={setVersion} />
        )}
        {verb === 'canary' && (
          <TextField
            label={t.percent}
            unit="%"
            inputMode="numeric"
            required
            value={percent}
            onChange={typed => setPercent(typed.replaceAll(/\D/g, ''))}
          />
        )}
        <TextField label={t.reason} hint={t.reasonHint} maxLength={500} value={reason} onChange={setReason} />
        {!isPreviewed && (
          <Button type="submit" size="medium" variant="secondary" busy={busy}>
            {t.preview}
          </Button>
        )}
      </form>
      {problem && <Problem error={problem} />}
      {isPreviewed && (
        <AlertBox tone={verb === 'retire' ? 'danger' : 'warning'} title={t.willHappen} announced>
          <ul className={styles['effects']}>
            {describeChange(previewed.change, open).map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </AlertBox>
      )}
    </ContentDialog>
  )
}

/** The reason says nothing of what happens, so it may be typed afterwards. */
function isSameOrder(one: Order, other: Order): boolean {
  return one.version === other.version && one.percent === other.percent
}

function hintOf({ former }: Remote): string | undefined {
  return former.length > 0 ? t.formerHint(former.slice(0, 3).join(', ')) : undefined
}

function Problem({ error }: { error: Error }) {
  const details = error instanceof OpsRefused ? error.details : []
  return (
    <AlertBox tone="danger" title={error.message} announced>
      {details.map(detail => (
        <p key={detail} lang="en">
          {detail}
        </p>
      ))}
    </AlertBox>
  )
}
