import { useState } from 'react'
import { siteConfig } from 'site-config'
import { Button, Page } from 'ui-kit'
import type { OverlayGate } from '../overlay-props.ts'
import * as t from './texts.ko.ts'

/** One button for each action of the waiting room, and the gate's last result. */
export function QueueControls({ gate }: { gate: Pick<OverlayGate, 'run' | 'complete'> }) {
  const [result, setResult] = useState('')
  const run = async (action: string) => setResult(t.gateResult(action, await gate.run(action)))

  return (
    <Page title={t.waitingRoom}>
      {Object.values(siteConfig().queue.actions).map(action => (
        <Button key={action} variant="secondary" onClick={() => void run(action)}>
          {action}
        </Button>
      ))}
      <Button variant="tertiary" onClick={() => void gate.complete()}>
        {t.completeTurn}
      </Button>
      <output>{result}</output>
    </Page>
  )
}
