import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile, sourceFiles } from '../workspace/source-files.ts'
import { koreanTexts, type KoreanText } from './korean-texts.ts'

const HANGUL = /\p{Script=Hangul}/u
const NO_WORD_BEFORE = String.raw`(?<!\p{Script=Hangul})`
const NO_WORD_AFTER = String.raw`(?!\p{Script=Hangul})`

/** A place that the code fills, with braces inside it, or a tag. */
const PLACE = /\{(?:[^{}]|\{[^{}]*\})*\}|<[^<>]+>/

/** Documents and drawings, which people review as they are: a test of them would be their copy. A migration never changes. */
const EXEMPT = /^packages\/public-documents\/|^shell\/src\/content\/|^cdn\/|\/migrations\//

/**
 * Returns the Korean texts in these folders with words that no test, transcript or agreed file of the same package has to
 * the letter. Nobody would notice if they changed.
 */
export function untestedTexts(root: string, folders: readonly string[]): KoreanText[] {
  return folders.flatMap(folder => {
    const tested = wordsOfTests(join(root, folder))
    return koreanTexts(root, [folder])
      .filter(({ path }) => !EXEMPT.test(path))
      .filter(({ text }) => patternsOf(text).some(pattern => !pattern.test(tested)))
  })
}

/** Returns a line for each text in these folders that no test has. */
export function checkTestedTexts(root: string, folders: readonly string[]): string[] {
  return untestedTexts(root, folders).map(
    ({ path, line, text }) => `${path}:${line} no test or transcript has: ${text}`,
  )
}

/** Everything in the tests and transcripts of a package, as people read it. */
function wordsOfTests(folder: string): string {
  const paths = sourceFiles(folder).filter(
    path => isTestFile(path) || /\.(speech\.txt|snap)$|\/agreed-[^/]+\.txt$/.test(path),
  )
  return paths.map(path => asRead(readFileSync(join(folder, path), 'utf8'))).join('\n')
}

/** A pattern for each part of a text between its places and tags, if it has words. A sentence may follow another. */
function patternsOf(text: string): RegExp[] {
  const parts = text.split(PLACE).map(asRead)
  return parts.flatMap((part, place) => {
    const isWhole = !/[.?!]$/.test(part)
    const before = isWhole && place === 0 ? NO_WORD_BEFORE : ''
    const after = isWhole && place === parts.length - 1 ? NO_WORD_AFTER : ''
    return HANGUL.test(part) ? [new RegExp(`${before}${escaped(part)}${after}`, 'u')] : []
  })
}

/** Undoes the escapes of strings and patterns, and makes each gap one space. */
function asRead(source: string): string {
  return source
    .replaceAll(/\\n|\s+/g, ' ')
    .replaceAll('\\', '')
    .trim()
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
