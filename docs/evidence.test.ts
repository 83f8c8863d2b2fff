import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const docs = import.meta.dirname
const read = (path: string) => readFileSync(join(docs, path), 'utf8')

/** A link to a test file, and the title of a test in it: [a.test.ts](../src/a.test.ts) “does it”. */
const NAMED_TEST = /\]\((?<file>[^)]+\.(?:test|spec)\.tsx?)\) “(?<title>[^”]+)”/g

const STATES = ['met', 'partly', 'open', 'n/a']

describe('tests that pages name as evidence', () => {
  it.each(['threat-model.md', 'asvs.md', 'accessibility.md'])('of %s have these titles', page => {
    const missing = [...read(page).matchAll(NAMED_TEST)].filter(({ groups }) => {
      const { file = '', title = '' } = groups ?? {}
      return !withoutEscapes(read(file)).includes(title)
    })
    expect(missing.map(([named]) => named)).toEqual([])
  })

  it('are read with their titles', () => {
    const named = [...read('asvs.md').matchAll(NAMED_TEST)].map(({ groups }) => groups?.['file'])
    expect(named).toContain('../server/site/src/sandbox.test.ts')
  })
})

describe('the comparison with OWASP ASVS', () => {
  const rows = [
    ...read('asvs.md').matchAll(/^\| V(\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([a-z/]+) \| ([^|]+) \|$/gm),
  ]
  const count = (column: number, value: string) => rows.filter(row => row[column] === value).length

  it('has each requirement of both levels once', () => {
    expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length)
    expect([count(2, '1'), count(2, '2')]).toEqual([70, 183])
  })

  it.each(STATES)('counts its rows that are %s', state => {
    expect(read('asvs.md')).toMatch(new RegExp(`^\\| ${state} \\| [^|]+ \\| ${count(3, state)} \\|$`, 'm'))
  })

  it('gives each row a state, and its evidence or reason', () => {
    const isComplete = ([, , , state = '', reason = '']: string[]) =>
      STATES.includes(state) && reason.trim().length > 9
    expect(rows.filter(row => !isComplete(row))).toEqual([])
  })
})

it('the page of accessibility has each item of KWCAG 2.2, and counts them', () => {
  const page = read('accessibility.md')
  const rows = [
    ...page.matchAll(/^\| ([5-8]\.\d\.\d) [^|]+ \| (met|partly|n\/a) \| [^|]{10,} \| [^|]+ \|$/gm),
  ]
  const count = (wanted: string) => rows.filter(([, , state]) => state === wanted).length
  expect(new Set(rows.map(([, item]) => item)).size).toBe(33)
  expect(page).toContain(`${count('met')} are met, ${count('partly')} partly, ${count('n/a')} do not apply`)
})

function withoutEscapes(source: string): string {
  return source.replaceAll(/\\(['"`])/g, '$1')
}
