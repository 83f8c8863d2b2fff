import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { session } from 'shared-session'
import { register } from './register.ts'
import type { Registration } from './registration.ts'
import { useUnloadQuestion } from './use-unload-question.ts'

/** `[press, isRunning]` for the button that registers; one registration at a time, and leaving the screen ends it. */
export function useRegistration<Body extends object>(registration: Registration<Body>) {
  const navigate = useNavigate()
  const [, run, isRunning] = useAttempt(async signal => {
    const path = await register(registration, signal)
    if (path !== null) await navigate(path)
  })
  useUnloadQuestion(isRunning)

  // Before the attempt, which locks the form: the field that is wrong must be there to go to.
  function press() {
    if (!session.get().token || registration.isInOrder()) void run()
  }

  return [press, isRunning] as const
}
