import { lazy, Suspense, useState } from 'react'
import type { SandboxOutcome } from 'api-client/identity'
import { IDENTITY_WINDOWS, type IdentityMethod, type IdentityPurpose } from 'domain-rules/identity'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { siteConfig } from 'site-config'
import { AlertBox } from 'ui-kit'
import { tellAppliedAlready } from '../applied-already/index.ts'
import { identityCalls } from './identity-calls.ts'
import { IdentityProgress } from './identity-progress.tsx'
import { MethodList } from './method-list.tsx'
import { openProviderWindow, type ProviderWindow } from './provider-window.ts'
import * as t from './texts.ko.ts'
import { sandboxWindow } from './sandbox-window.ts'
import { verifyIdentity, type IdentityStage } from './verify-identity.ts'
import { WindowLink } from './window-link.tsx'

const SandboxButtons = lazy(() => import('./sandbox-buttons.tsx'))

type Props = { purpose: IdentityPurpose; onVerified: () => void }

/** Lets a person choose how to be verified, sees them through it, and says how it ended (IDENT-01 to IDENT-62). */
export function IdentityCheck({ purpose, onVerified }: Props) {
  const navigate = useNavigate()
  const [method, setMethod] = useState<IdentityMethod | null>(null)
  const [stage, setStage] = useState<IdentityStage | null>(null)
  const [end, verify, isVerifying] = useAttempt(verifyOnce)

  async function verifyOnce(
    signal: AbortSignal,
    chosen: IdentityMethod,
    openWindow: (chosen: IdentityMethod) => ProviderWindow | null = openFor,
  ) {
    setMethod(chosen)
    const parts = { openWindow, calls: identityCalls, now: Date.now, onStage: setStage }
    const ended = await verifyIdentity({ method: chosen, purpose, signal }, parts)
    if (signal.aborted) return undefined
    if (ended.next === 'appliedAlready') {
      const path = await tellAppliedAlready(ended.message, signal)
      if (!signal.aborted) await navigate(path)
      return ended
    }
    if (ended.message) await dialogs.alert(ended.message)
    if (signal.aborted) return undefined
    // After the dialog: the choice takes the focus when it is back.
    if (ended.next === 'stay') setStage(null)
    if (ended.next === 'goOn') onVerified()
    return ended
  }

  function tryOut(outcome: SandboxOutcome) {
    void verify('simple', () => sandboxWindow(outcome))
  }

  return (
    <>
      {end?.notice && !isVerifying && (
        <AlertBox tone="info" announced>
          <p>{end.notice}</p>
        </AlertBox>
      )}
      {method && end?.isBlocked && !isVerifying && (
        <WindowLink method={method} onOpened={name => void verify(method, () => openFor(method, name))} />
      )}
      {method && stage ? (
        <IdentityProgress method={method} stage={stage} />
      ) : (
        <MethodList last={method} onChoose={chosen => void verify(chosen)} />
      )}
      <AlertBox tone="info" title={t.notes}>
        <ul>
          <li>{t.phoneNote}</li>
          <li>{t.windowNote}</li>
        </ul>
      </AlertBox>
      {siteConfig().features.identityTestButtons && (
        <Suspense>
          <SandboxButtons onTry={tryOut} />
        </Suspense>
      )}
    </>
  )
}

function openFor(method: IdentityMethod, name?: string): ProviderWindow | null {
  return openProviderWindow(IDENTITY_WINDOWS[method], name)
}
