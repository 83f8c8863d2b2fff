import { useEffect } from 'react'
import * as t from './texts.ko.ts'

/** Marks the document's title, which screen readers read first, while something on the page is wrong. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return undefined
    const title = document.title
    const marked = `${t.errorInTitle}${title}`
    document.title = marked
    return () => {
      // Another page may have set the title meanwhile.
      if (document.title === marked) document.title = title
    }
  }, [hasProblems])
}
