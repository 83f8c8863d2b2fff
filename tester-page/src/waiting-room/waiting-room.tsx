import { useEffect } from 'react'
import { Badge } from 'ui-kit'
import { card, Newest, lineName, pause, whileSeen } from 'page-kit'
import { readLines, type Line } from 'sandbox-api'
import { Cards } from '../parts/cards.tsx'
import { useRead } from '../parts/use-read.ts'
import { SteerForm } from './steer-form.tsx'
import * as t from './texts.ko.ts'

const REFRESH_MS = 2000

/** Every line with its settings; counts are refreshed while the page is visible. */
export function WaitingRoom() {
  const { value, problem, refresh } = useRead(readLines)
  useEffect(() => {
    const shown = new AbortController()
    void whileSeen(shown.signal, async signal => {
      await pause(REFRESH_MS, signal)
      if (!signal.aborted) await refresh()
    })
    return () => shown.abort()
  }, [refresh])

  return (
    <>
      <p>{t.hint}</p>
      <Newest value={value} problem={problem}>
        {({ actions }) => (
          <>
            <SteerForm lines={actions} onSteered={refresh} />
            <Cards of={Object.entries(actions)} keyOf={([action]) => action}>
              {([action, line]) => <LineCard action={action} line={line} />}
            </Cards>
          </>
        )}
      </Newest>
    </>
  )
}

function LineCard({ action, line }: { action: string; line: Line }) {
  const { step, mode } = line
  return (
    <>
      <h3 className={card['name']}>
        {lineName(action, step)}{' '}
        <Badge tone={mode === 'open' ? 'success' : 'warning'}>{t.modes[mode] ?? mode}</Badge>
      </h3>
      <p>{t.counts(line)}</p>
      <p>{t.settings(line)}</p>
    </>
  )
}
