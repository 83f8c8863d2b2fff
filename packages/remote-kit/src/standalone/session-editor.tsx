import { useState } from 'react'
import { resetSession, session, useSession, type SessionState } from 'shared-session'
import { Button } from 'ui-kit'
import * as t from './texts.ko.ts'

/** The whole session as JSON, to read and to set, so that a tester brings a screen into any state. */
export function SessionEditor() {
  const current = useSession()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  function apply() {
    try {
      session.update(JSON.parse(draft ?? '{}') as Partial<SessionState>)
      setDraft(null)
      setProblem('')
    } catch (error) {
      setProblem(t.notJson(String(error)))
    }
  }

  return (
    <details className="page">
      <summary>{t.session}</summary>
      <label>
        {t.sessionJson}
        <textarea
          rows={12}
          cols={60}
          spellCheck={false}
          value={draft ?? JSON.stringify(current, null, 2)}
          onChange={event => setDraft(event.target.value)}
        />
      </label>
      <p role="alert">{problem}</p>
      <div className="page__actions">
        <Button variant="tertiary" onClick={resetSession}>
          {t.reset}
        </Button>
        <Button onClick={apply}>{t.apply}</Button>
      </div>
    </details>
  )
}
