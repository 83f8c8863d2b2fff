import { useEffect, useState } from 'react'
import { AlertBox, Button } from 'ui-kit'
import { checkSession } from '../session/watch.ts'
import * as t from './texts.ko.ts'

/** The connection is back. The path is that of the page that was open then, which shows the message. */
type Line = 'fine' | 'gone' | { backAt: string }

/** Shows that the connection is lost, and on the page open then that it is back, until a press or a move. */
export function ConnectionBanner({ path }: { path: string }) {
  const [line, setLine] = useLine()
  const isLeftBehind = typeof line === 'object' && line.backAt !== path
  if (isLeftBehind) setLine('fine')
  if (isLeftBehind || line === 'fine') return null

  function goOn() {
    setLine('fine')
    checkSession()
    document.getElementById('main')?.focus()
  }

  return (
    <div className="connection-banner">
      {line === 'gone' ? (
        <AlertBox key="gone" tone="warning" title={t.offline} announced>
          <p>{t.offlineKept}</p>
        </AlertBox>
      ) : (
        <AlertBox key="back" tone="success" title={t.back} announced>
          <p>{t.backHint}</p>
          <Button size="medium" onClick={goOn}>
            {t.goOn}
          </Button>
        </AlertBox>
      )}
    </div>
  )
}

// A loaded page has had a connection, or needs none: only changes count.
function useLine() {
  const [line, setLine] = useState<Line>('fine')
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('offline', () => setLine('gone'), { signal })
    const tellBack = () => setLine(before => (before === 'gone' ? { backAt: location.pathname } : before))
    addEventListener('online', tellBack, { signal })
    return () => listening.abort()
  }, [])
  return [line, setLine] as const
}
