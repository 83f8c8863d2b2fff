import { useState } from 'react'
import type { IdentityMethod, IdentityPurpose } from 'domain-rules/identity'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { showAppliedAlready } from '../applied-already/index.ts'
import { identityCalls } from './identity-calls.ts'
import type { ProviderWindow } from './provider-window.ts'
import { verifyIdentity, type IdentityEnd, type IdentityStage } from './verify-identity.ts'

type OpenWindow = (method: IdentityMethod) => ProviderWindow | null
type Options = { purpose: IdentityPurpose; onVerified: () => void }

/** The verification of a person on a screen: the chosen method, its stage while it runs, and its end. */
export function useVerification({ purpose, onVerified }: Options) {
  const navigate = useNavigate()
  const [method, setMethod] = useState<IdentityMethod | null>(null)
  const [stage, setStage] = useState<IdentityStage | null>(null)
  const [end, verify, isVerifying] = useAttempt(verifyOnce)

  async function verifyOnce(signal: AbortSignal, chosen: IdentityMethod, openWindow: OpenWindow) {
    setMethod(chosen)
    const parts = { openWindow, calls: identityCalls, now: Date.now, onStage: setStage }
    const ended = await verifyIdentity({ method: chosen, purpose, signal }, parts)
    if (!signal.aborted) await follow(ended, signal)
    return signal.aborted ? undefined : ended
  }

  async function follow({ next, message }: IdentityEnd, signal: AbortSignal): Promise<void> {
    if (next === 'appliedAlready') {
      const path = await showAppliedAlready(message, signal)
      if (!signal.aborted) await navigate(path)
      return
    }
    if (message) await dialogs.alert(message, { signal })
    if (signal.aborted) return
    // After the dialog, so that the list of methods takes the focus when it is shown again.
    if (next === 'stay') setStage(null)
    if (next === 'goOn') onVerified()
  }

  return {
    method,
    stage,
    end,
    isVerifying,
    verify: (chosen: IdentityMethod, openWindow: OpenWindow) => void verify(chosen, openWindow),
  }
}
