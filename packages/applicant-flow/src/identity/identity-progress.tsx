import { useLayoutEffect, useRef } from 'react'
import type { IdentityMethod } from 'domain-rules/identity'
import { Button, Card, Spinner } from 'ui-kit'
import type { ProviderWindow } from './provider-window.ts'
import * as t from './texts.ko.ts'
import type { IdentityStage } from './verify-identity.ts'

type Props = { method: IdentityMethod; stage: IdentityStage }

/** The progress of a verification, with buttons to show its window and to cancel it. */
export function IdentityProgress({ method, stage }: Props) {
  const { name } = t.methods[method]
  return (
    <Card title={t.underWay(name)}>
      <Spinner label={stage.at === 'window' ? t.stages.window(name) : t.stages[stage.at]} />
      {stage.at !== 'checking' && <WindowControls popup={stage.popup} />}
    </Card>
  )
}

function WindowControls({ popup }: { popup: ProviderWindow }) {
  const show = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => show.current?.focus(), [])

  return (
    <>
      <p>{t.windowHidden}</p>
      <div className="page__actions">
        <Button variant="tertiary" onClick={popup.close}>
          {t.cancel}
        </Button>
        <Button ref={show} variant="secondary" onClick={popup.bringToFront}>
          {t.showWindow}
        </Button>
      </div>
    </>
  )
}
