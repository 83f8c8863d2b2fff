import { Form, useForm } from 'page-kit'
import { useEffect, useState } from 'react'
import { AlertBox, Button, ContentDialog, TextField } from 'ui-kit'
import type { Session } from './session.ts'
import styles from './sign-in.module.css'
import * as t from './texts.ko.ts'

/** `why` is the reason why the last session ended. */
type Props = { session: Session; why?: string; onEnter: () => void }

/** The names that the server accepts. */
const NAME = /^[\w.@-]{0,64}$/

/** The page of the sign-in. */
export function SignIn(props: Props) {
  return (
    <main className={styles['page']}>
      <h1>{t.title}</h1>
      <SignInForm {...props} />
    </main>
  )
}

/** Asks for the token, and for the name that history and audit log get. */
function SignInForm({ session, why, onEnter }: Props) {
  const { values, field } = useForm({ token: '', name: session.name })
  const [refusal, setRefusal] = useState(why)
  const [busy, setBusy] = useState(false)
  const { name } = values
  const token = values.token.trim()
  const wrongName = NAME.test(name) ? undefined : t.nameWrong

  async function enter() {
    if (token === '' || wrongName) return setRefusal(wrongName ?? t.tokenMissing)
    setBusy(true)
    try {
      await session.begin({ token, name })
      onEnter()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <Form onSubmit={() => void enter()}>
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
        {...field('token')}
      />
      <TextField
        label={t.name}
        hint={t.nameHint}
        problem={wrongName}
        autoComplete="username"
        {...field('name')}
      />
      <Button type="submit" busy={busy}>
        {t.enter}
      </Button>
    </Form>
  )
}

type AgainProps = { session: Session; why: string; onEnter: () => void; onLeave: () => void }

/** Asks for the token again, over the console: typed text stays below it. */
export function SignInAgain({ onLeave, ...props }: AgainProps) {
  useEffect(() => {
    const open = new AbortController()
    document.addEventListener('keydown', ignoreEscape, { signal: open.signal, capture: true })
    return () => open.abort()
  }, [])

  return (
    <ContentDialog title={t.again} size="small" hasCross={false} onDismiss={onLeave}>
      <p>{t.againHint}</p>
      <SignInForm {...props} />
      <Button variant="tertiary" onClick={onLeave}>
        {t.leave}
      </Button>
    </ContentDialog>
  )
}

/** Escape would close the console, and lose the text. */
function ignoreEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault()
}
