import type { MouseEvent, ReactNode } from 'react'
import { paths } from 'domain-rules/journey'
import { dialogs } from 'shared-session'
import * as t from './texts.ko.ts'

/** Shows that the person has applied already. Returns the path to follow: home (IDENT-40) or the result. */
export async function showAppliedAlready(message: ReactNode, signal: AbortSignal): Promise<string> {
  const dialog = new AbortController()
  let path: string = paths.home

  function goToResult(event: MouseEvent) {
    event.preventDefault()
    path = paths.businessNumberForResult
    dialog.abort()
  }

  const toResult = (
    <a href={paths.businessNumberForResult} onClick={goToResult}>
      {t.toResult}
    </a>
  )
  await dialogs.alert(
    <>
      <p>{message}</p>
      <p>{toResult}</p>
    </>,
    { signal: AbortSignal.any([signal, dialog.signal]) },
  )
  return path
}
