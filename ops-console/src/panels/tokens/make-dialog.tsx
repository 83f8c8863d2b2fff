import { ROLES, type Role, type TokenOrder } from 'ops-api'
import { Problem } from 'page-kit'
import { useState } from 'react'
import { Button, ContentDialog, Select, TextField } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import { Form } from '../../dialog/form.tsx'
import { ShownOnce } from '../../dialog/shown-once.tsx'
import { useAttempt } from '../../dialog/use-attempt.ts'
import * as t from './texts.ko.ts'

type Props = { ops: Ops; onClose: () => void }

const EMPTY = { name: '', role: 'publish', remotes: '', days: '90' }
const ROLE_OPTIONS = ROLES.map(value => ({ value, label: t.roles[value] }))

/** Makes a token, and shows its text this once. */
export function MakeDialog({ ops, onClose }: Props) {
  const [form, setForm] = useState(EMPTY)
  const [isSubmitted, setSubmitted] = useState(false)
  const { value: token, problem, busy, attempt } = useAttempt<string>()

  function submit() {
    setSubmitted(true)
    if (Object.keys(problemsOf(form)).length > 0) return
    void attempt(() => ops.makeToken(orderOf(form)))
  }

  return (
    <ContentDialog title={t.make} size="small" busy={busy} onDismiss={onClose}>
      {token !== undefined ? (
        <ShownOnce title={t.made(form.name)} hint={t.madeOnce} label={t.token} value={token} copy={t.copy} />
      ) : (
        <Form onSubmit={submit}>
          <Fields form={form} wrong={isSubmitted ? problemsOf(form) : {}} onChange={setForm} />
          {problem && <Problem error={problem} />}
          <Button type="submit" size="medium" busy={busy}>
            {t.make}
          </Button>
        </Form>
      )}
    </ContentDialog>
  )
}

type Values = typeof EMPTY
type Problems = { name?: string; remotes?: string; days?: string }
type FieldsProps = { form: Values; wrong: Problems; onChange: (form: Values) => void }

function Fields({ form, wrong, onChange }: FieldsProps) {
  const change = (key: keyof Values) => (value: string) => onChange({ ...form, [key]: value })
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

function orderOf({ name, role, remotes, days }: Values): TokenOrder {
  const named = role === 'publish' ? remotes.split(/[\s,]+/).filter(Boolean) : []
  return { name, role: role as Role, remotes: named, days: Number(days) }
}

function problemsOf(form: Values): Problems {
  const { role, remotes, days } = orderOf(form)
  return {
    ...(!/^[\w.@-]{1,64}$/.test(form.name) && { name: t.nameWrong }),
    ...(role === 'publish' && remotes?.length === 0 && { remotes: t.remotesMissing }),
    ...((days < 1 || days > 366) && { days: t.daysWrong }),
  }
}
