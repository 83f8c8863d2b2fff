import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile, sourceFiles } from '../workspace/source-files.ts'
import { koreanTexts, type KoreanText } from './korean-texts.ts'

const HANGUL = /\p{Script=Hangul}/u

/** A place that the code fills, with braces inside it, or a tag. */
const PLACE = /\{(?:[^{}]|\{[^{}]*\})*\}|<[^<>]+>/

/** Texts that are no messages. A test of a document would be its copy. */
const NO_MESSAGES: readonly { path: RegExp; reason: string }[] = [
  { path: /^packages\/public-documents\/|^shell\/src\/content\//, reason: 'a document, reviewed as it is' },
  { path: /^cdn\//, reason: 'a drawing or a document' },
]

/**
 * Returns the Korean texts in these folders with words that neither a test nor a transcript of the same package has to
 * the letter. Nobody would notice if they changed.
 */
export function untestedTexts(root: string, folders: readonly string[]): KoreanText[] {
  return folders.flatMap(folder => {
    const tested = wordsOfTests(join(root, folder))
    return koreanTexts(root, [folder])
      .filter(({ path }) => !NO_MESSAGES.some(group => group.path.test(path)))
      .filter(({ text }) => fixedParts(text).some(part => !tested.includes(part)))
  })
}

/** Everything in the tests and transcripts of a package, as people read it. */
function wordsOfTests(folder: string): string {
  const paths = sourceFiles(folder).filter(path => isTestFile(path) || /\.(speech\.txt|snap)$/.test(path))
  return paths.map(path => asRead(readFileSync(join(folder, path), 'utf8'))).join('\n')
}

/** The parts of a text between its places and tags, if they have words. */
function fixedParts(text: string): string[] {
  return text
    .split(PLACE)
    .map(asRead)
    .filter(part => HANGUL.test(part))
}

/** Undoes the escapes of strings and patterns, and makes each gap one space. */
function asRead(source: string): string {
  return source
    .replaceAll(/\\n|\s+/g, ' ')
    .replaceAll('\\', '')
    .trim()
}
