import { useState } from 'react'
import { Button, Textarea } from 'ui-kit'
import { Form } from 'page-kit'
import type { State } from '../state/state.ts'
import { useStoredSession } from '../stored-session.ts'
import * as t from '../texts.ko.ts'

const LONGEST = 20_000

type Props = { state: State; onSubmit: (state: State) => void }

/** The session as it is now. Its changed fields become part of the state. */
export function SessionEditor({ state, onSubmit }: Props) {
  const stored = useStoredSession()
  const [draft, setDraft] = useState<{ from: string; text: string }>()
  const [problem, setProblem] = useState<string>()
  const text = draft?.text ?? JSON.stringify(JSON.parse(stored), null, 2)

  function submit() {
    const changed = changedFields(draft?.from ?? stored, text)
    setProblem(changed ? undefined : t.notJson)
    if (!changed) return
    const earlier = JSON.parse(state.session || '{}') as object
    onSubmit({ ...state, session: JSON.stringify({ ...earlier, ...changed }) })
  }

  return (
    <Form onSubmit={submit}>
      <Textarea
        label={t.sessionJson}
        rows={12}
        spellCheck={false}
        value={text}
        onChange={changed => setDraft({ from: draft?.from ?? stored, text: changed })}
        count={{ used: text.length, limit: LONGEST }}
        problem={problem}
      />
      <Button type="submit" size="medium" variant="secondary">
        {t.openWithSession}
      </Button>
    </Form>
  )
}

/** Returns the fields that differ; null if the text is not an object in JSON. */
function changedFields(before: string, after: string): object | null {
  try {
    const was = JSON.parse(before) as Record<string, unknown>
    const entries = Object.entries(JSON.parse(after) as object)
    return Object.fromEntries(
      entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name])),
    )
  } catch {
    return null
  }
}
