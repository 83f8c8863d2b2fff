import { paths } from 'domain-rules/journey'
import { dialogs, type SiteHalf } from 'shared-session'
import * as t from './texts.ko.ts'

/**
 * Tells that the session has ended, before whatever else is on the page: the specification's sentence, what is kept, and
 * one press to begin again. Gives the path to go to.
 */
export async function tellSessionEnd(sentence: string, half: SiteHalf): Promise<string> {
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
