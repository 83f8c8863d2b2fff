import { sourceOf, wordsOfQuery } from './tokens.ts'

const LENGTH = 130
const BEFORE = 30

/** Returns the part of the text around the first word of the query, with an ellipsis where the text is cut. */
export function excerptOf(text: string, query: string): string {
  const found = text.search(patternOf(query))
  const start = found <= BEFORE ? 0 : text.indexOf(' ', found - BEFORE) + 1
  const cut = text.slice(start, start + LENGTH)
  return `${start > 0 ? '… ' : ''}${cut}${start + LENGTH < text.length ? ' …' : ''}`
}

/** Splits the text at the words of the query: every second piece is one of them. */
export function piecesOf(text: string, query: string): string[] {
  return text.split(patternOf(query))
}

/** The longest word is tried first, since a shorter one may be its beginning. */
function patternOf(query: string): RegExp {
  const words = wordsOfQuery(query).toSorted((one, other) => other.length - one.length)
  return new RegExp(`(${words.map(sourceOf).join('|') || '(?!)'})`, 'giu')
}
