import type { RemoteReport } from 'ops-api'
import { Problem } from 'page-kit'
import { useReducer, type SubmitEvent } from 'react'
import { Button, ContentDialog } from 'ui-kit'
import type { Verb } from '../../api/ops.ts'
import { ChangeEffects } from './change-effects.tsx'
import { ChangeFields } from './change-fields.tsx'
import { changed, emptyForm, isSameChange, needsVersion, orderOf } from './change-form.ts'
import styles from './releases-panel.module.css'
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

  function submit(event: SubmitEvent) {
    event.preventDefault()
    dispatch({ isSubmitted: true })
    if (!needsVersion(verb, form)) void change.preview(order)
  }

  const actions = (
    <>
      <Button size="medium" variant="tertiary" onClick={onClose}>
        {t.cancel}
      </Button>
      {current && (
        <Button size="medium" busy={busy} onClick={() => void change.carryOut(order, current, onClose)}>
          {t.carryOut[verb]}
        </Button>
      )}
    </>
  )
  const title = `${remote.name} ${t.verbs[verb]}`
  return (
    <ContentDialog title={title} size="small" busy={busy} onDismiss={onClose} actions={actions}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <ChangeFields {...{ remote, verb, form }} onChange={dispatch} />
        {!current && (
          <Button type="submit" size="medium" variant="secondary" busy={busy}>
            {t.preview}
          </Button>
        )}
      </form>
      {problem && <Problem error={problem} />}
      {current && <ChangeEffects verb={verb} change={current} />}
    </ContentDialog>
  )
}
