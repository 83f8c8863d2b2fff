/** A CDN that does not respond may keep a person from reading for no longer than this, an app the eight sheets. */
const PATIENCE_MS = 3000

/** Any one of the tokens that every style of ours uses. */
const TOKEN = '--krds-gap-1'

/** The sheets of the specification, in their order (CONST-26). */
const SHEETS = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']

/**
 * Loads the page's styles from the CDN: removes the stylesheet links that the document has, adds those that its preload
 * hints name, and replaces the icons (CONST-23 to CONST-25). One of them has the looks of all eight sheets; nothing is
 * painted before it has loaded or failed, or the time limit is over (GP-18). The eight follow in their order once the page
 * `answers`, so that they keep no script waiting, at the latest three seconds after the document has loaded; or at once
 * from a CDN without the one (CONST-26). A page with the styles of that CDN stays as it is.
 */
export function loadStylesheets(cdnBaseUrl: string, answers: Promise<unknown> = documentLoads()): void {
  const { dataset } = document.documentElement
  if (dataset['stylesFrom'] === cdnBaseUrl) return
  dataset['stylesFrom'] = cdnBaseUrl

  replaceIcons(cdnBaseUrl)
  for (const link of linksOf('link[rel=stylesheet]')) link.remove()
  const sheets = linksOf('link[rel=preload][as=style]:not([data-areas])').map(hint =>
    sheetFor(hint, cdnBaseUrl),
  )
  holdBackPaint(sheets)
  document.head.append(...sheets)
  void showWithLooks(sheets, cdnBaseUrl, answers)
}

async function showWithLooks(
  sheets: readonly HTMLLinkElement[],
  cdnBaseUrl: string,
  answers: Promise<unknown>,
): Promise<void> {
  const patience = pause()
  const paint = () => letPaint(sheets)
  void patience.then(paint)

  const arrived = await Promise.all(sheets.map(arrives))
  const hasLooks = sheets.every(({ dataset }, index) => !dataset['cdn'] || arrived[index])
  if (hasLooks) {
    paint()
    await Promise.race([answers, documentLoads().then(pause)])
  }
  // The sheets of another CDN may have replaced these meanwhile.
  if (!sheets.every(sheet => sheet.isConnected)) return
  if (!hasLooks) {
    document.documentElement.hidden = true
    void patience.then(paint)
  }
  const eight = SHEETS.map(name => sheetAt(`css/${name}.css`, cdnBaseUrl))
  document.head.append(...eight)
  await Promise.all(eight.map(arrives))
  paint()
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

function sheetAt(path: string, cdnBaseUrl: string): HTMLLinkElement {
  const sheet = document.createElement('link')
  sheet.dataset['cdn'] = path
  return Object.assign(sheet, { rel: 'stylesheet', href: `${cdnBaseUrl}/${path}` })
}

/**
 * An element of the CDN has its path in `data-cdn`; every other one is part of the page. A chunk finds its sheet by the
 * address that it would load itself: a path of the shell, or a whole address of a release.
 */
function addressOf(link: HTMLLinkElement, cdnBaseUrl: string): string {
  const { dataset, href } = link
  if (dataset['cdn']) return `${cdnBaseUrl}/${dataset['cdn']}`
  const written = link.getAttribute('href') ?? ''
  return written.startsWith('/remotes/') ? href : written
}

function holdBackPaint(sheets: readonly HTMLLinkElement[]): void {
  for (const sheet of sheets) sheet.setAttribute('blocking', 'render')
  // A browser without that attribute does not wait for the sheets, so the page is hidden.
  document.documentElement.hidden = !sheets[0]?.blocking?.supports('render')
}

function letPaint(sheets: readonly HTMLLinkElement[]): void {
  for (const sheet of sheets) sheet.removeAttribute('blocking')
  disableStylesWithoutTokens()
  document.addEventListener('load', onLaterSheet, true)
  document.documentElement.hidden = false
}

/** The styles of later chunks follow the rule of the first ones. */
function onLaterSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement) disableStylesWithoutTokens()
}

// Without the CDN's tokens the page's own styles would draw fields without a border; the browser's are better then.
function disableStylesWithoutTokens(): void {
  const hasTokens = getComputedStyle(document.documentElement).getPropertyValue(TOKEN) !== ''
  for (const sheet of linksOf('link[rel=stylesheet]:not([data-cdn])')) sheet.disabled = !hasTokens
}

/** Returns whether the sheet has loaded, once that is decided. */
function arrives(sheet: HTMLLinkElement): Promise<boolean> {
  return new Promise(resolve => {
    sheet.addEventListener('load', () => resolve(true))
    sheet.addEventListener('error', () => resolve(false))
  })
}

function pause(): Promise<unknown> {
  return new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
}

function documentLoads(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise(resolve => addEventListener('load', resolve, { once: true }))
}

function linksOf(selector: string): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(selector)]
}
