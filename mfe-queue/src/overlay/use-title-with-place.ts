import { useEffect } from 'react'
import * as t from './texts.ko.ts'

/** Puts how many are ahead before the page's title, for who waits in another tab. */
export function useTitleWithPlace(peopleAhead: string) {
  useEffect(() => {
    const { title } = document
    const marked = t.titleWith(peopleAhead, title)
    document.title = marked
    return () => {
      if (document.title === marked) document.title = title
    }
  }, [peopleAhead])
}
