import { useLayoutEffect, useRef } from 'react'
import type { IdentityMethod } from 'domain-rules/identity'
import { Button, Card, Spinner } from 'ui-kit'
import type { ProviderWindow } from './provider-window.ts'
import { texts } from './texts.ko.ts'
import type { IdentityStage } from './verify-identity.ts'

type Props = { method: IdentityMethod; stage: IdentityStage }

/** How far a verification is, and the ways to its window and out of it. */
export function IdentityProgress({ method, stage }: Props) {
  const { name } = texts.methods[method]
  return (
    <Card title={texts.underWay(name)}>
      <Spinner label={stage.at === 'window' ? texts.stages.window(name) : texts.stages[stage.at]} />
      {stage.at !== 'checking' && <WindowControls popup={stage.popup} />}
    </Card>
  )
}

function WindowControls({ popup }: { popup: ProviderWindow }) {
  const show = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => show.current?.focus(), [])

  return (
    <>
      <p>{texts.windowHidden}</p>
      <div className="page__actions">
        <Button variant="tertiary" onClick={popup.close}>
          {texts.cancel}
        </Button>
        <Button ref={show} variant="secondary" onClick={popup.bringToFront}>
          {texts.showWindow}
        </Button>
      </div>
    </>
  )
}
