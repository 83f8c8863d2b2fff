import { ROLES, type Role, type TokenOrder } from 'ops-api'
import { Problem } from 'page-kit'
import { useState, type SubmitEvent } from 'react'
import { AlertBox, Button, ContentDialog, Select, TextField } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import styles from './tokens-panel.module.css'
import * as t from './texts.ko.ts'

type Props = { ops: Ops; onClose: () => void }

const EMPTY = { name: '', role: 'publish', remotes: '', days: '90' }
const ROLE_OPTIONS = ROLES.map(value => ({ value, label: t.roles[value] }))

/** Makes a token, and shows its text this once. */
export function MakeDialog({ ops, onClose }: Props) {
  const [form, setForm] = useState(EMPTY)
  const [isSubmitted, setSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<string | Error>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (Object.keys(problemsOf(form)).length > 0) return
    setBusy(true)
    setOutcome(await ops.makeToken(orderOf(form)).catch((error: Error) => error))
    setBusy(false)
  }

  return (
    <ContentDialog title={t.make} size="small" busy={busy} onDismiss={onClose}>
      {typeof outcome === 'string' ? (
        <Made name={form.name} token={outcome} />
      ) : (
        <form className={styles['form']} onSubmit={event => void submit(event)} noValidate>
          <Fields form={form} wrong={isSubmitted ? problemsOf(form) : {}} onChange={setForm} />
          {outcome && <Problem error={outcome} />}
          <Button type="submit" size="medium" busy={busy}>
            {t.make}
          </Button>
        </form>
      )}
    </ContentDialog>
  )
}

type Form = typeof EMPTY
type Problems = { name?: string; remotes?: string; days?: string }
type FieldsProps = { form: Form; wrong: Problems; onChange: (form: Form) => void }

function Fields({ form, wrong, onChange }: FieldsProps) {
  const change = (key: keyof Form) => (value: string) => onChange({ ...form, [key]: value })
  return (
    <>
      <TextField
        label={t.name}
        hint={t.nameHint}
        problem={wrong.name}
        required
        autoComplete="off"
        value={form.name}
        onChange={change('name')}
      />
      <Select
        label={t.role}
        placeholder={t.chooseRole}
        options={ROLE_OPTIONS}
        value={form.role}
        onChange={change('role')}
      />
      {form.role === 'publish' && (
        <TextField
          label={t.remotes}
          hint={t.remotesHint}
          problem={wrong.remotes}
          required
          value={form.remotes}
          onChange={change('remotes')}
        />
      )}
      <TextField
        label={t.days}
        unit={t.day}
        problem={wrong.days}
        inputMode="numeric"
        required
        value={form.days}
        onChange={typed => change('days')(typed.replaceAll(/\D/g, ''))}
      />
    </>
  )
}

function Made({ name, token }: { name: string; token: string }) {
  const [said, setSaid] = useState<string>(t.copy)
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setSaid(t.copied),
      () => setSaid(t.copyFailed),
    )
  return (
    <AlertBox tone="success" title={t.made(name)} announced>
      <p>{t.madeOnce}</p>
      <TextField label={t.token} locked value={token} onChange={() => undefined} />
      <Button size="medium" variant="secondary" onClick={() => void copy()}>
        {said}
      </Button>
    </AlertBox>
  )
}

function orderOf({ name, role, remotes, days }: Form): TokenOrder {
  const named = role === 'publish' ? remotes.split(/[\s,]+/).filter(Boolean) : []
  return { name, role: role as Role, remotes: named, days: Number(days) }
}

function problemsOf(form: Form): Problems {
  const { role, remotes, days } = orderOf(form)
  return {
    ...(!/^[\w.@-]{1,64}$/.test(form.name) && { name: t.nameWrong }),
    ...(role === 'publish' && remotes?.length === 0 && { remotes: t.remotesMissing }),
    ...((days < 1 || days > 366) && { days: t.daysWrong }),
  }
}
