import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceFiles } from '../workspace/source-files.ts'
import { testTitles } from './test-titles.ts'

export const CATALOGUE = 'docs/requirements.tsv'
export const NOT_SHOWN = 'docs/requirements-not-shown.tsv'

const ID = /\b[A-Z]+-\d+\b/g

/** A line of the catalogue, the tests that show it as `path › title`, and the reason if none does. */
export type Requirement = {
  id: string
  area: string
  text: string
  tests: readonly string[]
  reason: string | undefined
}

/** A requirement that a file names, with a test or a reason. */
export type Entry = { file: string; id: string; value: string }

/** The catalogue, all tests that run, the entries of all maps, and those of the list of reasons. */
export type Trace = {
  requirements: readonly Requirement[]
  tests: readonly string[]
  mapped: readonly Entry[]
  reasons: readonly Entry[]
}

/**
 * Reads the catalogue and the titles of all tests. A test shows a requirement if its title has the id, or if a
 * `requirements.json` names it.
 */
export function readTrace(root: string): Trace {
  const files = sourceFiles(root)
  const tests = files.filter(path => /\.(test|spec)\.tsx?$/.test(path)).flatMap(path => testsIn(root, path))
  const mapped = files.filter(path => path.endsWith('/requirements.json')).flatMap(path => mapIn(root, path))
  const titled = tests.flatMap(value => (value.match(ID) ?? []).map(id => ({ id, value })))
  const reasons = rowsOf(root, NOT_SHOWN).map(([id = '', value = '']) => ({ file: NOT_SHOWN, id, value }))
  const shown = Map.groupBy([...titled, ...mapped], ({ id }) => id)
  const requirements = rowsOf(root, CATALOGUE).map(([id = '', area = '', , text = '']) => {
    const shownBy = new Set(shown.get(id)?.map(({ value }) => value))
    return { id, area, text, tests: [...shownBy], reason: reasons.find(entry => entry.id === id)?.value }
  })
  return { requirements, tests, mapped, reasons }
}

function testsIn(root: string, path: string): string[] {
  return testTitles(path, readFileSync(join(root, path), 'utf8')).map(title => `${path} › ${title}`)
}

/** Returns the entries of a map. Its paths are relative to its folder. */
function mapIn(root: string, file: string): Entry[] {
  const map: Record<string, string[]> = JSON.parse(readFileSync(join(root, file), 'utf8'))
  return Object.entries(map).flatMap(([id, tests]) =>
    tests.map(test => ({ file, id, value: `${dirname(file)}/${test}` })),
  )
}

function rowsOf(root: string, path: string): string[][] {
  const [, ...lines] = readFileSync(join(root, path), 'utf8').trimEnd().split('\n')
  return lines.map(line => line.split('\t'))
}
