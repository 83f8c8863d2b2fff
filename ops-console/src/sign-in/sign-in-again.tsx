import { useEffect } from 'react'
import { Button, ContentDialog } from 'ui-kit'
import type { Session } from './session.ts'
import { SignInForm } from './sign-in.tsx'
import * as t from './texts.ko.ts'

type Props = { session: Session; why: string; onEnter: () => void; onLeave: () => void }

/** Asks for the token again, over the console: typed text stays below it. */
export function SignInAgain({ onLeave, ...props }: Props) {
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
