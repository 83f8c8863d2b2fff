import type { ReleaseChange, RemoteReport } from 'ops-api'
import { CallRefused, Form, Press, Problem, useForm } from 'page-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { ContentDialog, Select, TextField } from 'ui-kit'
import { Effects, Reason } from '../../dialog/confirm-dialog.tsx'
import { cancel } from '../../dialog/texts.ko.ts'
import { useAttempt } from '../../dialog/use-attempt.ts'
import { useLive, useSite } from '../../live/live-view.tsx'
import {
  emptyForm,
  isAsking,
  isSameChange,
  orderOf,
  sendChange,
  type Order,
  type Verb,
} from './change-order.ts'
import { describeChange } from './describe-change.ts'
import * as t from './texts.ko.ts'
import { versionsFor } from './versions.ts'

type Props = { remote: RemoteReport; verb: Verb; onClose: () => void }

/** A change of a remote: its fields, then a preview of its effects, and only then the button that carries it out. */
export function ChangeDialog({ remote, verb, onClose }: Props) {
  const { values, field, digits } = useForm(emptyForm(remote))
  const order = orderOf(verb, values)
  const { current, problem, busy, preview, carryOut } = usePreviewed(remote.name, verb, order)
  const [isSubmitted, setSubmitted] = useState(false)
  const needsVersion = order.version === ''
  const versions = versionsFor(remote, useLive('stored').value?.releases)

  const previewAtOnce = useEffectEvent(() => isAsking(verb) || preview())
  useEffect(() => void previewAtOnce(), [])

  function submit() {
    setSubmitted(true)
    if (!needsVersion) preview()
  }

  const actions = (
    <>
      <Press label={cancel} onClick={onClose} />
      {current && (
        <Press
          variant="primary"
          label={t.carryOut[verb]}
          busy={busy}
          onClick={() => carryOut(current, onClose)}
        />
      )}
    </>
  )
  const title = `${remote.name} ${t.verbs[verb]}`
  return (
    <ContentDialog title={title} size="small" busy={busy} onDismiss={onClose} actions={actions}>
      <Form onSubmit={submit}>
        {isAsking(verb) && (
          <Select
            label={t.version}
            hint={versions.length === 0 ? t.noVersion : undefined}
            problem={isSubmitted && needsVersion ? t.chooseVersion : undefined}
            placeholder={t.chooseVersion}
            options={versions}
            required
            {...field('version')}
          />
        )}
        {verb === 'canary' && <TextField label={t.percent} unit="%" required {...digits('percent')} />}
        <Reason {...field('reason')} />
        {!current && <Press type="submit" variant="secondary" label={t.preview} busy={busy} />}
      </Form>
      {problem && <Problem error={problem} />}
      {current && <Effects of={describeChange(current)} isDangerous={verb === 'retire'} announced />}
    </ContentDialog>
  )
}

/** The preview of an order while it is up to date: neither for another order nor after a refusal. */
function usePreviewed(remote: string, verb: Verb, order: Order) {
  const { send } = useSite()
  const { value, problem, busy, attempt, reset } = useAttempt<{ order: Order; change: ReleaseChange }>()
  const isCurrent = value && isSameChange(value.order, order) && !(problem instanceof CallRefused)
  return {
    current: isCurrent ? value.change : undefined,
    problem,
    busy,
    preview() {
      reset()
      const dryRun = { ...order, dryRun: true } as const
      void attempt(async () => ({ order, change: await sendChange(send, remote, verb, dryRun) }))
    },
    carryOut(change: ReleaseChange, onDone: () => void) {
      void attempt(async () => {
        await sendChange(send, remote, verb, { ...order, dryRun: false, basedOn: change.basedOn })
        onDone()
        return { order, change }
      })
    },
  }
}
