import { paths } from 'domain-rules/journey'
import { dialogs, type SiteHalf } from 'shared-session'
import * as t from './texts.ko.ts'

/** Shows the end of the session before any other dialog, and the kept data. Returns the path to follow. */
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
