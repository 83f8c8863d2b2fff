import { useEffect } from 'react'
import * as t from './texts.ko.ts'

/** Puts the place in the line before the page's title, for people in another tab. */
export function useTitleWithPlace(place: string) {
  useEffect(() => {
    const { title } = document
    const marked = t.titleWith(place, title)
    document.title = marked
    return () => {
      if (document.title === marked) document.title = title
    }
  }, [place])
}
