import { useEffect, useRef, useState } from 'react'
import * as t from './texts.ko.ts'
import { useTitleWithPlace } from './use-title-with-place.ts'

const GONE_AFTER_MS = 10_000

/**
 * Announces to screen readers that the wait is over, and in the title of a hidden tab. The element exists before its
 * text, so that all of them read it.
 */
export function EntryNotice() {
  const notice = useRef<HTMLOutputElement>(null)
  const [isUnseen, setUnseen] = useState(document.hidden)
  useTitleWithPlace(isUnseen ? t.enteredInTitle : null)
  useEffect(() => {
    const look = () => setUnseen(document.hidden)
    document.addEventListener('visibilitychange', look, { once: true })
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    const say = (text: string) => notice.current?.replaceChildren(text)
    say(t.entered)
    const timer = setTimeout(say, GONE_AFTER_MS, '')
    return () => clearTimeout(timer)
  }, [])
  return <output className="sr-only" ref={notice} />
}
