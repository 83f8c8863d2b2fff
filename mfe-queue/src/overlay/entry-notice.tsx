import { useEffect, useRef } from 'react'
import * as t from './texts.ko.ts'

const GONE_AFTER_MS = 10_000

/** Announces to screen readers that the wait is over. The element exists before its text, so that all of them read it. */
export function EntryNotice() {
  const notice = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const say = (text: string) => notice.current?.replaceChildren(text)
    say(t.entered)
    const timer = setTimeout(say, GONE_AFTER_MS, '')
    return () => clearTimeout(timer)
  }, [])
  return <output className="sr-only" ref={notice} />
}
