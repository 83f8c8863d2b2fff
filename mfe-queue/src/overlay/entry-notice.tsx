import { useEffect, useRef } from 'react'
import * as t from './texts.ko.ts'

const GONE_AFTER_MS = 10_000

/** Says to who listens that the wait is over: what is there before it gets its words is read aloud everywhere. */
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
