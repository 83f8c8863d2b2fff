import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pressKeys, useAttempt, useLeaveQuestion } from 'remote-kit'
import { session } from 'shared-session'
import { register } from './register.ts'
import type { Registration } from './registration.ts'
import * as t from './texts.ko.ts'

/** Returns `[press, isRunning]` for the button, one registration at a time. Leaving asks, and aborts it. */
export function useRegistration<Body extends object>(registration: Registration<Body>) {
  const navigate = useNavigate()
  const [keys] = useState(() => pressKeys(registration.name))
  const [, run, isRunning] = useAttempt(async signal => {
    const path = await register(registration, keys, signal)
    if (path !== null) await navigate(path)
  })
  // Typed values and arrived files stay, so there is nothing to remove.
  useLeaveQuestion({ isNeeded: isRunning, question: t.leaveQuestion, onLeave: () => {} })

  // Checked before the attempt, which locks the form: the field with the problem must be able to take the focus.
  function press() {
    if (!session.get().token || registration.isInOrder()) void run()
  }

  return [press, isRunning] as const
}
