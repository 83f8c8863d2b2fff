import type { RemoteReport } from 'ops-api'
import { Problem } from 'page-kit'
import { useReducer } from 'react'
import { Button, ContentDialog } from 'ui-kit'
import type { Verb } from '../../api/ops.ts'
import { Effects } from '../../dialog/effects.tsx'
import { Form } from '../../dialog/form.tsx'
import { cancel } from '../../dialog/texts.ko.ts'
import { ChangeFields } from './change-fields.tsx'
import { changed, emptyForm, isSameChange, needsVersion, orderOf } from './change-form.ts'
import { describeChange } from './describe-change.ts'
import * as t from './texts.ko.ts'
import type { ChangeInProgress } from './use-change.ts'

type Props = {
  change: ChangeInProgress
  remote: RemoteReport
  verb: Verb
  onClose: () => void
}

/** A change of a remote: its fields, then a preview of its effects, and only then the button that carries it out. */
export function ChangeDialog({ change, remote, verb, onClose }: Props) {
  const { previewed, problem, busy } = change
  const [form, dispatch] = useReducer(changed, emptyForm(remote, verb))
  const order = orderOf(remote.name, verb, form)
  const current = previewed && isSameChange(previewed.order, order) ? previewed.change : undefined

  function submit() {
    dispatch({ isSubmitted: true })
    if (!needsVersion(verb, form)) change.preview(order)
  }

  const actions = (
    <>
      <Button size="medium" variant="tertiary" onClick={onClose}>
        {cancel}
      </Button>
      {current && (
        <Button size="medium" busy={busy} onClick={() => change.carryOut(order, current, onClose)}>
          {t.carryOut[verb]}
        </Button>
      )}
    </>
  )
  const title = `${remote.name} ${t.verbs[verb]}`
  return (
    <ContentDialog title={title} size="small" busy={busy} onDismiss={onClose} actions={actions}>
      <Form onSubmit={submit}>
        <ChangeFields {...{ remote, verb, form }} onChange={dispatch} />
        {!current && (
          <Button type="submit" size="medium" variant="secondary" busy={busy}>
            {t.preview}
          </Button>
        )}
      </Form>
      {problem && <Problem error={problem} />}
      {current && <Effects of={describeChange(current)} isDangerous={verb === 'retire'} />}
    </ContentDialog>
  )
}
