import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type TemplateElement } from 'oxc-parser'
import { lineAt } from '../house/syntax.ts'
import { isTestFile, sourceFiles } from '../workspace/source-files.ts'

/** A text as people read it; `{name}` is a place that the code fills. */
export type KoreanText = { path: string; line: number; text: string }

/** A text in a file, and its offset. */
type Found = { text: string; at: number }

const HANGUL = /\p{Script=Hangul}/u

/** Files in which every text is for people. In other code a single word is a value, such as a status. */
const ONLY_TEXTS = /\.ko\.ts$|\/routes\.ts$|\.(html|svg)$/

/** Folders and files whose Korean is for developers. */
const NOT_FOR_PEOPLE = /^(tools|bench|e2e)\/|examples\.tsx$|\.d\.ts$/

/** Returns the Korean texts that people read in these folders of the repository, file by file. */
export function koreanTexts(root: string, folders: readonly string[]): KoreanText[] {
  const paths = folders.flatMap(folder => sourceFiles(join(root, folder)).map(path => `${folder}/${path}`))
  return paths
    .filter(path => /\.(tsx?|mjs|html|svg)$/.test(path) && !isTestFile(path) && !NOT_FOR_PEOPLE.test(path))
    .flatMap(path => koreanTextsIn(path, readFileSync(join(root, path), 'utf8')))
}

/** Returns the Korean texts of a file, a program or markup, in their order. */
export function koreanTextsIn(path: string, source: string): KoreanText[] {
  const found = /\.(html|svg)$/.test(path) ? textsOfMarkup(source) : textsOfCode(path, source)
  return found
    .filter(({ text }) => HANGUL.test(text) && (ONLY_TEXTS.test(path) || /\s/.test(text)))
    .map(({ text, at }) => ({ path, line: lineAt(source, at), text }))
}

/** Returns the place where people read the text: a package with a page's address, or with a folder. */
export function placeOf(path: string): string {
  const [, owner = '', screen] = /^(.+?)\/src\/screens\/([^/]+)\//.exec(path) ?? []
  if (screen) return `${owner} /${screen}`
  return path
    .replace(/\/src\//, '/')
    .split('/')
    .slice(0, -1)
    .slice(0, 3)
    .join('/')
}

function textsOfCode(path: string, source: string): Found[] {
  const found: Found[] = []
  const tagged = new Set<number>()
  new Visitor({
    // SQL, which names values only.
    TaggedTemplateExpression: ({ quasi }) => void tagged.add(quasi.start),
    Literal: ({ value, start }) => void (typeof value === 'string' && found.push({ text: value, at: start })),
    JSXText: ({ value, start }) => void found.push({ text: oneLine(value), at: start }),
    TemplateLiteral: ({ quasis, start }) =>
      void (!tagged.has(start) && found.push({ text: textOf(quasis, source), at: start })),
  }).visit(parseSync(path, source).program)
  return found.toSorted((one, other) => one.at - other.at)
}

/** The text of a template, with the code of each place between braces. */
function textOf(quasis: readonly TemplateElement[], source: string): string {
  return quasis
    .map(({ value, end, tail }, index) => {
      const next = quasis[index + 1]
      const code = next && !tail ? source.slice(end, next.start).replace(/^\$\{|\}$/g, '') : ''
      return (value.cooked ?? value.raw) + (code && `{${oneLine(code)}}`)
    })
    .join('')
}

/** Texts between tags, and in the attributes that people read. */
function textsOfMarkup(source: string): Found[] {
  const texts = source.matchAll(/>([^<>]+)<|(?:alt|title|aria-label|content)="([^"]+)"/g)
  return [...texts].map(({ 1: text, 2: attribute, index }) => ({
    text: oneLine(text ?? attribute ?? ''),
    at: index,
  }))
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
