/** A CDN that does not respond may keep a person from reading for no longer than this. */
const PATIENCE_MS = 3000

/** Any one of the tokens that every style of ours uses. */
const TOKEN = '--krds-gap-1'

/**
 * Loads the page's styles from the CDN: removes the stylesheet links that the document has, and adds those that its
 * preload hints name, in their order; likewise the icons (CONST-23 to CONST-26). Nothing is painted before they have
 * loaded or failed, or the time limit is over (GP-18). A page with the styles of that CDN stays as it is.
 */
export function loadStylesheets(cdnBaseUrl: string): void {
  const { dataset } = document.documentElement
  if (dataset['stylesFrom'] === cdnBaseUrl) return
  dataset['stylesFrom'] = cdnBaseUrl

  replaceIcons(cdnBaseUrl)
  for (const link of linksOf('link[rel=stylesheet]')) link.remove()
  const sheets = linksOf('link[rel=preload][as=style]').map(hint => sheetFor(hint, cdnBaseUrl))
  holdBackPaint(sheets)
  document.head.append(...sheets)
}

function replaceIcons(cdnBaseUrl: string): void {
  for (const icon of linksOf('link[rel~=icon], link[rel=apple-touch-icon]')) {
    const replacement = icon.cloneNode() as HTMLLinkElement
    replacement.href = addressOf(icon, cdnBaseUrl)
    icon.replaceWith(replacement)
  }
}

function sheetFor(hint: HTMLLinkElement, cdnBaseUrl: string): HTMLLinkElement {
  const sheet = hint.cloneNode() as HTMLLinkElement
  sheet.rel = 'stylesheet'
  sheet.removeAttribute('as')
  sheet.href = addressOf(hint, cdnBaseUrl)
  return sheet
}

/** An element of the CDN has its path in `data-cdn`; every other one is part of the page. */
function addressOf({ dataset, href }: HTMLLinkElement, cdnBaseUrl: string): string {
  return dataset['cdn'] ? `${cdnBaseUrl}/${dataset['cdn']}` : href
}

function holdBackPaint(sheets: readonly HTMLLinkElement[]): void {
  const { documentElement } = document
  for (const sheet of sheets) sheet.setAttribute('blocking', 'render')
  // A browser without that attribute does not wait for the sheets, so the page is hidden.
  documentElement.hidden = !sheets[0]?.blocking?.supports('render')

  const letPaint = () => {
    for (const sheet of sheets) sheet.removeAttribute('blocking')
    disableStylesWithoutTokens(sheets)
    documentElement.hidden = false
  }
  void Promise.all(sheets.map(settled)).then(letPaint)
  setTimeout(letPaint, PATIENCE_MS)
}

// Without the CDN's tokens the page's own styles would draw fields without a border; the browser's are better then.
function disableStylesWithoutTokens(sheets: readonly HTMLLinkElement[]): void {
  const hasTokens = getComputedStyle(document.documentElement).getPropertyValue(TOKEN) !== ''
  for (const sheet of sheets) if (!sheet.dataset['cdn']) sheet.disabled = !hasTokens
}

function settled(sheet: HTMLLinkElement): Promise<void> {
  return new Promise(resolve => {
    sheet.addEventListener('load', () => resolve(), { once: true })
    sheet.addEventListener('error', () => resolve(), { once: true })
  })
}

function linksOf(selector: string): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(selector)]
}
