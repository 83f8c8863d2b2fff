import { useEffect } from 'react'
import { paths } from 'domain-rules/journey'
import { useNavigate } from 'react-router-dom'
import { leaveFirstScreen } from 'ui-kit'
import { dialogs } from '../../dialogs.ts'
import * as t from './texts.ko.ts'

/** A path without a screen: names the address, and leads home (GUARD-27, GP-17). */
export function UnknownPath({ path }: { path: string }) {
  const navigate = useNavigate()

  useEffect(() => {
    leaveFirstScreen()
    const page = new AbortController()
    const { signal } = page
    void dialogs
      .alert(t.unknownPath(readable(path)), { signal })
      .then(() => (signal.aborted ? undefined : navigate(paths.home, { replace: true })))
    return () => page.abort()
  }, [path, navigate])

  return null
}

/** Returns the address as a person has typed it, if its escapes are valid. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
