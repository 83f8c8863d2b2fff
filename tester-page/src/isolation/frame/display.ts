import type { State } from '../state/state.ts'

/** The site's own size of letters in a browser whose size is set to "very large". */
const LARGE = 'calc(93.75% * var(--text-scale))'

const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/**
 * Lets styles and scripts see the preferences of the state. The browser's own part of forced colours, which replaces
 * colours, and sizes of letters in media queries cannot be emulated by a page.
 */
export function emulateDisplay({
  width,
  motion,
  colours,
  letters,
}: Pick<State, 'width' | 'motion' | 'colours' | 'letters'>): void {
  const preferred = [
    ...(motion ? ['prefers-reduced-motion: reduce'] : []),
    ...(colours ? ['forced-colors: active'] : []),
  ]
  const root = document.documentElement.style
  // The scroll bar of a phone or tablet takes no width.
  if (width !== '' && Number(width) < 1000) root.scrollbarWidth = 'none'
  if (letters) root.fontSize = LARGE
  if (preferred.length > 0) prefer(query => asPreferred(query, preferred))
}

/** Returns a media query that is true where it asks for a preference, and false where it asks for the opposite. */
export function asPreferred(query: string, preferred: readonly string[]): string {
  return preferred.reduce((text, preference) => {
    const [feature = ''] = preference.split(':')
    return text
      .replaceAll(`(${preference})`, ALWAYS)
      .replaceAll(`(${feature})`, ALWAYS)
      .replaceAll(new RegExp(`\\(${feature}: (no-preference|none)\\)`, 'g'), NEVER)
  }, query)
}

function prefer(rewrite: (query: string) => string): void {
  const realMatch = matchMedia.bind(window)
  window.matchMedia = query => realMatch(rewrite(query))
  const apply = () => [...document.styleSheets].forEach(sheet => rewriteRules(sheet, rewrite))
  // A style sheet is known once it has loaded; the event of its element does not bubble.
  document.addEventListener('load', apply, true)
  document.addEventListener('readystatechange', apply)
}

function rewriteRules(sheet: CSSStyleSheet | CSSGroupingRule, rewrite: (query: string) => string): void {
  for (const rule of rulesOf(sheet)) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = rewrite(rule.media.mediaText)
    if (rule instanceof CSSGroupingRule) rewriteRules(rule, rewrite)
  }
}

function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return [] // of another origin, which hides them
  }
}
