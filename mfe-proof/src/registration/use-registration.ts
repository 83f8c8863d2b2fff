import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { register } from './register.ts'
import type { Registration } from './registration.ts'

/** `[press, isRunning]` for the button that registers; one registration at a time, and leaving the screen ends it. */
export function useRegistration<Body extends object>(registration: Registration<Body>) {
  const navigate = useNavigate()
  const [, run, isRunning] = useAttempt(async signal => {
    const path = await register(registration, signal)
    if (path !== null) await navigate(path)
  })
  return [() => void run(), isRunning] as const
}
