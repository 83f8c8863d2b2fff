import { useEffect, useState } from 'react'
import { AlertBox, Button } from 'ui-kit'
import { checkSession } from '../session/watch.ts'
import * as t from './texts.ko.ts'

type Line = 'fine' | 'gone' | 'back'

/** Tells on every page that the line is gone, and that it is back: one press then goes on. Nothing on the page changes. */
export function ConnectionBanner() {
  const [line, setLine] = useLine()
  if (line === 'fine') return null
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

// A page that has loaded had a line, or needs none: only a change counts.
function useLine() {
  const [line, setLine] = useState<Line>('fine')
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('offline', () => setLine('gone'), { signal })
    addEventListener('online', () => setLine(before => (before === 'gone' ? 'back' : before)), { signal })
    return () => listening.abort()
  }, [])
  return [line, setLine] as const
}
