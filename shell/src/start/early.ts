import { keepsRunningSession } from 'shared-session/storage'
import { readDisplayPreferences, showDisplay } from '../display/display-preferences.ts'
import { popupMemory } from '../popups/popup-memory.ts'
import { doWithoutChunkSheets } from './chunk-sheets.ts'
import { keepInput } from './keep-input.ts'
import { hidePutAwayNotices } from './hide-put-away-notices.ts'
import { loadStylesheets } from './load-stylesheets.ts'
import { recordFailedHints } from './record-failed-hints.ts'
import { informOfMissingApp } from './missing-app.ts'
import { requestHinted } from './request-hinted.ts'
import { delayTypeface } from './typeface.ts'

/*
 * The build writes this into the document's head, where it runs before the first paint and long before the app.
 * Settings of the page's look cannot wait for the app, or the page would flash.
 */

const DEFAULT_CDN_BASE_URL = '/cdn'

informOfMissingApp()
const answers = keepInput()
keepPlaceOfHeader()
keepPlaceOfNotice()
keepPlaceOfTimer()
// The app is another script.
void answers.then(() => document.dispatchEvent(new Event('answers')))
showDisplay(readDisplayPreferences())
hidePutAwayNotices()
delayTypeface(answers)
loadStylesheets(configuredCdn(), answers)
doWithoutChunkSheets()
recordFailedHints()
requestHinted()

/** The header has a second line on every page but home; the styles keep its place until the app draws it. */
function keepPlaceOfHeader(): void {
  if (location.pathname === '/') document.documentElement.dataset['opens'] = 'home'
}

/** A wide home keeps the place of its notice, which the app draws after the rest, unless it was put away. */
function keepPlaceOfNotice(): void {
  if (location.pathname === '/' && popupMemory.isShown('home-proof-notice'))
    document.documentElement.dataset['notice'] = 'coming'
}

/** A page with a running session has its timer in the header, which the app draws. */
function keepPlaceOfTimer(): void {
  if (keepsRunningSession()) document.documentElement.dataset['session'] = 'kept'
}

/** Returns the address that the origin wrote into the page; the default on a plain host, which loads it later. */
function configuredCdn(): string {
  const config = document.getElementById('site-config')?.textContent.trim()
  const { cdnBaseUrl } = JSON.parse(config || '{}') as { cdnBaseUrl?: string }
  return cdnBaseUrl ?? DEFAULT_CDN_BASE_URL
}
