import { makeToken, type Role, type TokenOrder } from 'ops-api'
import { Form, optionsOf, Press, Problem, useForm } from 'page-kit'
import { useState } from 'react'
import { ContentDialog, Select, TextField } from 'ui-kit'
import * as v from 'valibot'
import { ShownOnce } from '../../dialog/shown-once.tsx'
import { useAttempt } from '../../dialog/use-attempt.ts'
import { useSite } from '../../live/live-view.tsx'
import * as t from './texts.ko.ts'

const EMPTY = { name: '', role: 'publish', remotes: '', days: '90' }

/** Makes a token, and shows its text this once. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const { send } = useSite()
  const { values, field, digits } = useForm(EMPTY)
  const [isSubmitted, setSubmitted] = useState(false)
  const { value: made, problem, busy, attempt } = useAttempt<{ token: string }>()
  const wrong = problemsOf(values)
  const shown = isSubmitted ? wrong : {}

  function submit() {
    setSubmitted(true)
    if (Object.keys(wrong).length === 0) void attempt(() => send(makeToken, { body: orderOf(values) }))
  }

  return (
    <ContentDialog title={t.make} size="small" busy={busy} onDismiss={onClose}>
      {made ? (
        <ShownOnce
          title={t.made(values.name)}
          hint={t.madeOnce}
          label={t.token}
          value={made.token}
          copy={t.copy}
        />
      ) : (
        <Form onSubmit={submit}>
          <TextField
            label={t.name}
            hint={t.nameHint}
            problem={shown.name}
            required
            autoComplete="off"
            {...field('name')}
          />
          <Select label={t.role} placeholder={t.chooseRole} options={optionsOf(t.roles)} {...field('role')} />
          {values.role === 'publish' && (
            <TextField
              label={t.remotes}
              hint={t.remotesHint}
              problem={shown.remotes}
              required
              {...field('remotes')}
            />
          )}
          <TextField label={t.days} unit={t.day} problem={shown.days} required {...digits('days')} />
          {problem && <Problem error={problem} />}
          <Press type="submit" variant="primary" label={t.make} busy={busy} />
        </Form>
      )}
    </ContentDialog>
  )
}

type Values = typeof EMPTY
type Problems = { name?: string; remotes?: string; days?: string }

function orderOf({ name, role, remotes, days }: Values): TokenOrder {
  const named = role === 'publish' ? remotes.split(/[\s,]+/).filter(Boolean) : []
  return { name, role: role as Role, remotes: named, days: Number(days) }
}

/** Returns a sentence for each field that the call would refuse. */
function problemsOf(form: Values): Problems {
  const { issues = [] } = v.safeParse(makeToken.body, orderOf(form))
  const wrong = new Set<unknown>(issues.map(({ path }) => path?.[0].key))
  return {
    ...(wrong.has('name') && { name: t.nameWrong }),
    // Their number depends on the role, so this is an issue of the whole order.
    ...(wrong.has(undefined) && { remotes: t.remotesMissing }),
    ...(wrong.has('days') && { days: t.daysWrong }),
  }
}
