import { popupMemory } from '../popups/popup-memory.ts'

/** Hides the lines of notices that were put away today, which a served page has for everybody. */
export function hidePutAwayNotices(): void {
  const names = popupMemory.putAway()
  if (names.length === 0) return
  const sheet = new CSSStyleSheet()
  for (const name of names) sheet.insertRule(`[data-notice='${CSS.escape(name)}'] { display: none }`)
  document.adoptedStyleSheets.push(sheet)
}
