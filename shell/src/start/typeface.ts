import { safeLocalStorage } from 'shared-session/storage'

/** On a fast line the file is there by then; on a slow one it arrives before the script. */
const PATIENCE_MS = 500

/** The styles draw with the face of the system while the document has this mark. */
const LATE = 'late'

/** Is stored once this browser has loaded the typeface, and so has it in its cache. */
const KEY = 'sbiz_typeface'

/** Lets the scripts load before the typeface, which waits until the page `answers`. A browser that has it draws with it. */
export function delayTypeface(answers: Promise<unknown>): void {
  if (safeLocalStorage.getItem(KEY) !== null) return
  document.documentElement.dataset['typeface'] = LATE
  void answers.then(applyTypeface)
}

/** Waits for the site's typeface, so that nothing drawn with it moves again, but no longer than half a second. */
export async function typefaceArrives(): Promise<void> {
  const late = new Promise(resolve => {
    setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([applyTypeface(), late])
}

/** Resolves once the typeface is there; without it, as with another CDN, there is nothing to wait for. */
async function applyTypeface(): Promise<void> {
  delete document.documentElement.dataset['typeface']
  const faces = await document.fonts.load('1em "Site Hangul"', '가').catch(() => [])
  if (faces.length > 0) safeLocalStorage.setItem(KEY, 'loaded')
}
