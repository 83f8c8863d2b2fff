import { useState, type SubmitEvent } from 'react'
import { AlertBox, Button, ContentDialog, Select, TextField } from 'ui-kit'
import type { Order, Verb } from '../../api/ops.ts'
import type { Remote } from '../../api/shapes.ts'
import { useLive } from '../../live/use-live.ts'
import { describeChange } from './describe-change.ts'
import { card, Problem } from 'page-kit'
import styles from './releases-panel.module.css'
import * as t from './texts.ko.ts'
import type { ChangeInProgress } from './use-change.ts'
import { versionsFor } from './versions.ts'

type Props = {
  change: ChangeInProgress
  remote: Remote
  verb: Verb
  onClose: () => void
}

/** Asks what the change needs, says what it would do to how many pages, and only then offers to do it. */
export function ChangeDialog({ change, remote, verb, onClose }: Props) {
  const { previewed, problem, busy } = change
  const asksVersion = isAsking(verb)
  const versions = versionsFor(remote, useLive('stored').value?.releases)
  const [version, setVersion] = useState(asksVersion ? (remote.canary?.version ?? '') : '')
  const [percent, setPercent] = useState(verb === 'canary' ? String(remote.canary?.percent ?? 5) : '')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  const order: Order = {
    remote: remote.name,
    verb,
    ...(asksVersion && { version }),
    ...(verb === 'canary' && { percent: Number(percent) }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }
  const isPreviewed = previewed !== undefined && isSameOrder(previewed.order, order)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (asksVersion && version === '') return setMissing(true)
    void change.preview(order)
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
            <Button
              size="medium"
              busy={busy}
              onClick={() => void change.carryOut(order, previewed.change, onClose)}
            >
              {t.carryOut[verb]}
            </Button>
          )}
        </>
      }
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        {asksVersion && (
          <Select
            label={t.version}
            hint={versions.length === 0 ? t.noVersion : undefined}
            problem={isMissing && version === '' ? t.chooseVersion : undefined}
            placeholder={t.chooseVersion}
            options={versions}
            required
            value={version}
            onChange={setVersion}
          />
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
          <ul className={card['sentences']}>
            {describeChange(previewed.change).map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </AlertBox>
      )}
    </ContentDialog>
  )
}

/** A roll back and a withdrawal ask for nothing: what they do can be said at once. */
export function isAsking(verb: Verb): boolean {
  return verb === 'promote' || verb === 'canary'
}

/** The reason says nothing of what happens, so it may be typed afterwards. */
function isSameOrder(one: Order, other: Order): boolean {
  return one.version === other.version && one.percent === other.percent
}
