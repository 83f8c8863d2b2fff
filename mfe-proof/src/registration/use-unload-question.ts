import { useEffect } from 'react'

/** Lets the browser ask before the tab is closed or loaded anew, as long as something is under way. */
export function useUnloadQuestion(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])
}
