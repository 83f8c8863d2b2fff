import { lazy, Suspense } from 'react'
import { IDENTITY_WINDOWS, type IdentityMethod, type IdentityPurpose } from 'domain-rules/identity'
import { paths } from 'domain-rules/journey'
import { siteConfig } from 'site-config'
import { AlertBox, LinkButton } from 'ui-kit'
import { SentenceList } from '../sentence-list/sentence-list.tsx'
import { IdentityProgress } from './identity-progress.tsx'
import { MethodList } from './method-list.tsx'
import { openProviderWindow, type ProviderWindow } from './provider-window.ts'
import * as t from './texts.ko.ts'
import { sandboxWindow } from './sandbox-window.ts'
import { useVerification } from './use-verification.ts'
import { WindowLink } from './window-link.tsx'

const SandboxButtons = lazy(() => import('./sandbox-buttons.tsx'))

type Props = { purpose: IdentityPurpose; onVerified: () => void }

/** Lets a person choose a method of verification, shows its progress and its result, and leads home (IDENT-01 to IDENT-62). */
export function IdentityCheck({ purpose, onVerified }: Props) {
  const { method, stage, end, isVerifying, verify } = useVerification({ purpose, onVerified })

  return (
    <>
      {end?.notice && !isVerifying && (
        <AlertBox tone="info" announced>
          <p>{end.notice}</p>
        </AlertBox>
      )}
      {method && end?.isBlocked && !isVerifying && (
        <WindowLink method={method} onOpened={name => verify(method, () => openFor(method, name))} />
      )}
      {method && stage ? (
        <IdentityProgress method={method} stage={stage} />
      ) : (
        <MethodList last={method} onChoose={chosen => verify(chosen, openFor)} />
      )}
      <AlertBox tone="info" title={t.notes}>
        <SentenceList items={[t.phoneNote, t.windowNote]} />
      </AlertBox>
      {siteConfig().features.identityTestButtons && (
        <Suspense>
          <SandboxButtons onTry={outcome => verify('simple', () => sandboxWindow(outcome))} />
        </Suspense>
      )}
      <div className="page__actions">
        <LinkButton href={paths.home} variant="tertiary">
          {t.goHome}
        </LinkButton>
      </div>
    </>
  )
}

function openFor(method: IdentityMethod, name?: string): ProviderWindow | null {
  return openProviderWindow(IDENTITY_WINDOWS[method], name)
}
