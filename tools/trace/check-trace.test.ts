import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkTrace } from './check-trace.ts'
import { printTrace } from './print-trace.ts'
import { readTrace } from './read-trace.ts'
import { tracePage } from './trace-page.ts'

const CATALOGUE =
  'id\tarea\tsource\trequirement\n' +
  'DOOR-01\tdoor\ta\tThe door opens.\n' +
  'DOOR-02\tdoor\ta\tThe door closes.\n' +
  'WALL-01\twall\ta\tThe wall is <white>.\n'

const house = {
  'docs/requirements.tsv': CATALOGUE,
  'docs/requirements-not-shown.tsv': 'id\treason\nWALL-01\tSeen by eyes only.\n',
  'packages/door/src/door.test.ts': "describe('a door', () => it('opens', f))\nit('closes (DOOR-02)', f)\n",
  'packages/door/requirements.json': '{ "DOOR-01": ["src/door.test.ts › a door › opens"] }',
}

function checked(changes: Readonly<Record<string, string>>): string[] {
  return checkTrace(temporaryFolder({ ...house, ...changes }))
}

it('has no fault while each requirement is shown by a test, or listed with a reason', () => {
  expect(checked({})).toEqual([])
})

it('notices a deleted test, whether a map or only its title names the requirement', () => {
  expect(checked({ 'packages/door/src/door.test.ts': "it('closes (DOOR-02)', f)" })).toEqual([
    'packages/door/requirements.json: the test of DOOR-01 does not exist: packages/door/src/door.test.ts › a door › opens',
  ])
  expect(checked({ 'packages/door/src/door.test.ts': "describe('a door', () => it('opens', f))" })).toEqual([
    'docs/requirements.tsv: no test shows DOOR-02: The door closes.',
  ])
})

it('takes of a range in a title the two ids that it names', () => {
  const line = 'DOOR-03\tdoor\ta\tThe door has a bell.\n'
  const changes = {
    'docs/requirements.tsv': CATALOGUE + line,
    'packages/door/src/door.test.ts': "it('opens, closes and rings (DOOR-01 to DOOR-03)', f)",
    'packages/door/requirements.json': '{}',
  }
  expect(checked(changes)).toEqual(['docs/requirements.tsv: no test shows DOOR-02: The door closes.'])
})

it('notices a requirement that is new', () => {
  expect(
    checked({ 'docs/requirements.tsv': `${CATALOGUE}DOOR-03\tdoor\ta\tThe door has a bell.\n` }),
  ).toEqual(['docs/requirements.tsv: no test shows DOOR-03: The door has a bell.'])
})

it('notices a map or a list that names an unknown requirement', () => {
  expect(checked({ 'docs/requirements.json': '{ "ROOF-01": [] }' })).toEqual([])
  expect(
    checked({
      'packages/wall/requirements.json': '{ "ROOF-01": ["../door/src/door.test.ts › closes (DOOR-02)"] }',
    }),
  ).toContain('packages/wall/requirements.json: ROOF-01 is not in docs/requirements.tsv')
  expect(
    checked({ 'docs/requirements-not-shown.tsv': 'id\treason\nWALL-01\tBy eye.\nROOF-02\tBy eye.\n' }),
  ).toEqual(['docs/requirements-not-shown.tsv: ROOF-02 is not in docs/requirements.tsv'])
})

it('wants a reason, and only for what no test shows', () => {
  expect(checked({ 'docs/requirements-not-shown.tsv': 'id\treason\nWALL-01\t\n' })).toEqual([
    'docs/requirements-not-shown.tsv: WALL-01 needs a reason',
  ])
  expect(
    checked({ 'docs/requirements-not-shown.tsv': 'id\treason\nWALL-01\tBy eye.\nDOOR-02\tBy eye.\n' }),
  ).toEqual([
    'docs/requirements-not-shown.tsv: DOOR-02 is shown by packages/door/src/door.test.ts › closes (DOOR-02)',
  ])
})

it('prints the counts of each area, and each requirement that no test shows', () => {
  expect(printTrace(readTrace(temporaryFolder(house)).requirements)).toBe(
    'door      2 of    2\nwall      0 of    1\n\n2 of 3 are shown by tests.\n' +
      '  WALL-01  The wall is <white>. (Seen by eyes only.)\n',
  )
})

it('makes a page that names each test and each reason, with texts escaped', () => {
  const page = tracePage(readTrace(temporaryFolder(house)).requirements)
  expect(page).toContain('<a href="#area-0">door</a> 2 of 2')
  expect(page).toContain(
    '<dt id="DOOR-01">DOOR-01</dt><dd>The door opens.<ul><li>packages/door/src/door.test.ts › a door › opens</li>',
  )
  expect(page).toContain('<dd class="gap">The wall is &lt;white>.<br />Not shown: Seen by eyes only.</dd>')
})
