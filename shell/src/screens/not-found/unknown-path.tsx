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
      .alert(t.unknownPath(path), { signal })
      .then(() => (signal.aborted ? undefined : navigate(paths.home, { replace: true })))
    return () => page.abort()
  }, [path, navigate])

  return null
}
