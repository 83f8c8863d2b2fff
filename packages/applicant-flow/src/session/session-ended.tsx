import { paths } from 'domain-rules/journey'
import { dialogs, type SiteHalf } from 'shared-session'
import * as t from './texts.ko.ts'

/**
 * Shows that the session has ended, before any other dialog: the specification's sentence, the data that is kept, and
 * one button to begin again. Returns the path to follow.
 */
export async function showSessionEnd(sentence: string, half: SiteHalf): Promise<string> {
  const message = (
    <>
      <p>{sentence}</p>
      <p>{t.kept[half]}</p>
    </>
  )
  const isGoingOn = await dialogs.confirm(message, { yes: t.beginAgain, no: t.toHome }, { urgent: true })
  if (!isGoingOn) return paths.home
  return half === 'result' ? paths.businessNumberForResult : paths.businessNumber
}
