import { useEffect } from 'react'
import * as t from './texts.ko.ts'

/** Says in the document's title, which is read first, that something on the page is wrong. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return undefined
    const title = document.title
    const marked = `${t.errorInTitle}${title}`
    document.title = marked
    return () => {
      // Another page may have named the document meanwhile.
      if (document.title === marked) document.title = title
    }
  }, [hasProblems])
}
