import { useEffect } from 'react'

/**
 * Announces that a part of a served page answers from now on: to be drawn at the end of that part, behind all that loads
 * late. The page then hands over what was typed and pressed in it before. `part` is the id of an element.
 */
export function Hydrated({ part }: { part: string }) {
  useEffect(() => {
    document.getElementById(part)?.dispatchEvent(new Event('hydrated', { bubbles: true }))
  }, [part])
  return null
}
