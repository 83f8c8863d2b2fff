import { useEffect } from 'react'
import * as t from './texts.ko.ts'

/** Puts the state of the wait before the page's title, for people in another tab; null puts nothing. */
export function useTitleWithPlace(place: string | null) {
  useEffect(() => {
    if (place === null) return undefined
    const { title } = document
    const marked = t.titleWith(place, title)
    document.title = marked
    return () => {
      if (document.title === marked) document.title = title
    }
  }, [place])
}
