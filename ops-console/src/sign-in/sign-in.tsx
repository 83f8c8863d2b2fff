import { useState, type SubmitEvent } from 'react'
import { AlertBox, Button, TextField } from 'ui-kit'
import type { CallOps, Operator } from '../api/call-ops.ts'
import { opsOf } from '../api/ops.ts'
import styles from './sign-in.module.css'
import * as t from './texts.ko.ts'

type Props = { call: CallOps; farewell: string | undefined; onEnter: (operator: Operator) => void }

/** The names that the server accepts. */
const NAME = /^[\w.@-]{0,64}$/

/** Asks for the token, and for the name that history and audit log get. */
export function SignIn({ call, farewell, onEnter }: Props) {
  const [token, setToken] = useState('')
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState(farewell)
  const [busy, setBusy] = useState(false)
  const wrongName = NAME.test(name) ? undefined : t.nameWrong

  async function enter(event: SubmitEvent) {
    event.preventDefault()
    if (token.trim() === '' || wrongName) return setRefusal(wrongName ?? t.tokenMissing)
    const operator = { token: token.trim(), name }
    setBusy(true)
    try {
      await opsOf(operator, call).read('releases')
      onEnter(operator)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <main className={styles['page']}>
      <h1>{t.title}</h1>
      <form className={styles['form']} onSubmit={event => void enter(event)} noValidate>
        {refusal !== undefined && (
          <AlertBox tone="danger" announced>
            <p>{refusal}</p>
          </AlertBox>
        )}
        <TextField
          label={t.token}
          type="password"
          autoComplete="current-password"
          required
          value={token}
          onChange={setToken}
        />
        <TextField
          label={t.name}
          hint={t.nameHint}
          problem={wrongName}
          autoComplete="username"
          value={name}
          onChange={setName}
        />
        <Button type="submit" busy={busy}>
          {t.enter}
        </Button>
      </form>
    </main>
  )
}
