/** On a fast line the file is there by then; on a slow one it arrives before the script. */
const PATIENCE_MS = 500

/** Waits for the site's typeface, so that nothing drawn with it moves again, but no longer than half a second. */
export async function typefaceArrives(): Promise<void> {
  const late = new Promise(resolve => {
    setTimeout(resolve, PATIENCE_MS)
  })
  // Without that typeface, as with another CDN, there is nothing to wait for.
  const arrives = document.fonts.load('1em "Site Hangul"', '가').catch(() => undefined)
  await Promise.race([arrives, late])
}
