import { patternOf, wordsOfQuery } from './tokens.ts'

const GAP = '[^\\p{L}\\p{N}]*'
const LENGTH = 130
const BEFORE = 30

/** Returns the part of the text around the first word of the query, with an ellipsis where the text is cut. */
export function excerptOf(text: string, query: string): string {
  const found = Math.max(0, text.search(patternIn(text, query)))
  const start = found <= BEFORE ? 0 : text.indexOf(' ', found - BEFORE) + 1
  const cut = text.slice(start, start + LENGTH)
  return `${start > 0 ? '… ' : ''}${cut}${start + LENGTH < text.length ? ' …' : ''}`
}

/** Splits the text at the words of the query: every second piece is one of them. */
export function piecesOf(text: string, query: string): string[] {
  return text.split(patternIn(text, query))
}

/** A word that is not in the text is found by its beginning of two letters or more: the rest may be an ending. */
function patternIn(text: string, query: string): RegExp {
  const patterns = wordsOfQuery(query).map(word => {
    const whole = word.map(patternOf).join(GAP)
    return new RegExp(whole, 'iu').test(text) ? whole : beginningOf(word)
  })
  return new RegExp(`(${patterns.join('|') || '(?!)'})`, 'giu')
}

function beginningOf([first = '', ...others]: readonly string[]): string {
  const [second = '', ...rest] = others.map(letter => GAP + patternOf(letter))
  return patternOf(first) + second + rest.reduceRight((end, letter) => `(?:${letter}${end})?`, '')
}
