import { useEffect } from 'react'

/** Leads to the part of the page that the address names behind `#`, and opens it if it is closed. */
export function useNamedPart(): void {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1))
    if (!part) return
    if (part instanceof HTMLDetailsElement) part.open = true
    const focused = part.querySelector('summary') ?? part
    focused.focus()
    part.scrollIntoView()
  }, [])
}
