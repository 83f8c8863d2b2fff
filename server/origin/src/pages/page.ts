import { createHash } from 'node:crypto'
import { escapeHtml } from 'server-kit'

// An element, since builds drop comments.
const PRELOAD = /<meta name=["']?preload["']?\s*\/?>|<!--\s*preload\s*-->/

/** Data for the page: JSON by the id of its script element, and link elements that replace the preload element. */
export type PageData = { json: Record<string, string>; preload: string }

/** Fills the placeholders of the shell's document. Data without a placeholder is left out. */
export function fillPage(html: string, { json, preload }: PageData): string {
  const filled = Object.entries(json).reduce((page, [id, text]) => fillScript(page, id, text), html)
  return filled.replace(PRELOAD, () => preload)
}

/** The parts of a document's head that search engines and link previews show; `picture` is a whole address. */
export type Head = { title: string; description: string; picture: string }

/** Returns the document with the title, description and picture of its page. Link previews run no script. */
export function withHead(html: string, { title, description, picture }: Head): string {
  const titled = html.replace(/(<title>)[^<]*/, (_, start: string) => start + escapeHtml(title))
  const metas = { description, 'og:title': title, 'og:description': description, 'og:image': picture }
  return Object.entries(metas).reduce((page, [name, text]) => fillMeta(page, name, text), titled)
}

/**
 * Returns the document with its CDN files under the configured address. The document marks these files with
 * `data-cdn`.
 */
export function withCdn(html: string, cdnBaseUrl: string): string {
  const base = escapeHtml(cdnBaseUrl)
  return html.replaceAll(
    /\bhref="[^"]*"(\s+data-cdn="([^"]*)")/g,
    (_, file: string, path: string) => `href="${base}/${path}"${file}`,
  )
}

/**
 * Returns the document with the number to call in each link that the document marks with `data-call-centre`, behind
 * the label that the mark holds. Without a number these links stay empty (HOME-03).
 */
export function withCallCentre(html: string, number: string): string {
  const text = escapeHtml(number)
  return html.replaceAll(/<a data-call-centre="([^"]*)"><\/a>/g, (empty, label: string) =>
    number ? `<a href="tel:${text}">${label} ${text}</a>` : empty,
  )
}

/** Returns the document without the hints for the code that only areas need. The build marks these with `data-areas`. */
export function withoutAreaHints(html: string): string {
  return html.replaceAll(/<link\b[^>]*\sdata-areas\b[^>]*>/g, '')
}

/** Returns the document in which the looks of areas count among its own: it has the first view of one. */
export function withAreaSheets(html: string): string {
  return html.replaceAll(/<link\b[^>]*\sdata-areas\b[^>]*>/g, hint =>
    hint.includes('as="style"') ? hint.replace(/\sdata-areas(?:="[^"]*")?/, '') : hint,
  )
}

/** Returns the document with this HTML in its frame, marked for the app, which takes it over. */
export function withFrame(html: string, frame: string): string {
  const element = /<div id="frame">[\s\S]*<\/div>(?=\s*<div id="overlay">)/
  return html.replace(element, () => `<div id="frame" data-first-view>${frame}</div>`)
}

function fillMeta(html: string, name: string, text: string): string {
  const element = new RegExp(`(<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*`)
  return html.replace(element, (_, start: string) => start + escapeHtml(text))
}

function fillScript(html: string, id: string, json: string): string {
  const element = new RegExp(`(<script\\b[^>]*\\bid=["']?${id}["']?(?=[\\s>])[^>]*>)[\\s\\S]*?(</script>)`)
  return html.replace(element, (_, start: string, end: string) => `${start}${withoutTags(json)}${end}`)
}

/** Inside a script element nothing but `<` can end it or begin a comment. */
function withoutTags(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** The policy sources for the inline scripts that the document runs; JSON in a script element is data and runs nothing. */
export function inlineScriptHashes(html: string): string[] {
  const elements = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)
  return [...elements]
    .filter(([, attributes = '']) => isRunInline(attributes))
    .map(([, , code = '']) => hashOf(code))
}

function isRunInline(attributes: string): boolean {
  return !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?[a-z]+\/(ld\+)?json/i.test(attributes)
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
