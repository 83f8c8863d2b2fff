import type { Pause } from 'api-client/http'
import { dialogs, navigation } from 'shared-session'
import * as t from './texts.ko.ts'

const MAINTENANCE_PAGE = '/coming-soon'

const state: { asking: Promise<boolean> | undefined } = { asking: undefined }

/**
 * Asks the person whether to send a call again that the site refuses for a while. The page stays, with all that is
 * typed. In maintenance a page without unsaved work is left for that of maintenance, and the promise never settles.
 */
export function waitWhilePaused({ sentence, isMaintenance }: Pause): Promise<boolean> {
  if (isMaintenance && !holdsUnsavedWork()) {
    navigation.goTo(MAINTENANCE_PAGE)
    return new Promise(() => {})
  }
  // Calls that are refused at once share one question.
  state.asking ??= dialogs.confirm(sentence, { yes: t.tryAgain, no: t.close }).finally(() => {
    state.asking = undefined
  })
  return state.asking
}

/** Asks as a browser asks before it closes a page, as the areas declare unsaved work in this way alone. */
function holdsUnsavedWork(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
