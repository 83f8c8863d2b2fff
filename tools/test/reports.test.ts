import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { tallyOfPlaywright, tallyOfReport, tallyOfVitest } from './reports.ts'
import { brokenAt, ending, nothing, sum } from './tally.ts'

describe('the ending', () => {
  it('names each failure of all stages, and adds them up on the last line', () => {
    const tallies = [{ passed: 5, failures: ['a'] }, nothing, brokenAt('build'), { passed: 2, failures: [] }]
    expect(ending(sum(tallies))).toBe('✗ a\n✗ build\n7 passed, 2 failed')
  })

  it('is all zeros when nothing ran', () => {
    expect(ending(sum([]))).toBe('0 passed, 0 failed')
  })
})

describe('the report of vitest', () => {
  it('counts tests, and names those that failed', () => {
    const assertionResults = [
      { fullName: 'counts', status: 'passed' },
      {
        fullName: 'adds up',
        status: 'failed',
        failureMessages: ['\u001B[31mAssertionError\u001B[39m: expected 2 to be 3\n\n    at sum.test.ts:7'],
      },
    ]
    const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults }]
    expect(tallyOfVitest(JSON.stringify({ numPassedTests: 5, testResults }))).toEqual({
      passed: 5,
      failures: ['sum.test.ts: adds up\n    AssertionError: expected 2 to be 3\n        at sum.test.ts:7'],
    })
  })

  it('gives no more than the first eight lines of a reason', () => {
    const failureMessages = ['difference\n'.repeat(100)]
    const assertionResults = [{ fullName: 'adds up', status: 'failed', failureMessages }]
    const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults }]
    const { failures } = tallyOfVitest(JSON.stringify({ numPassedTests: 0, testResults }))
    expect(failures).toEqual([`sum.test.ts: adds up${'\n    difference'.repeat(8)}`])
  })

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'Cannot find b.ts', assertionResults: [] },
      { name: 'b.test.ts', status: 'passed', assertionResults: [{ fullName: 'works', status: 'passed' }] },
    ]
    expect(tallyOfVitest(JSON.stringify({ numPassedTests: 1, testResults }))).toEqual({
      passed: 1,
      failures: ['a.test.ts could not be loaded\n    Cannot find b.ts'],
    })
  })
})

describe('the report of Playwright', () => {
  it('counts a test that passed only at a second try as a failure', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'home.spec.ts',
      line: 7,
      tests: [{ projectName: 'site', status, results: [{ errors: [{ message: `not ${status}` }] }] }],
    })
    const suites = [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('waits', 'flaky')] }] },
      { specs: [spec('leads on', 'unexpected'), spec('is for phones', 'skipped')] },
    ]
    expect(tallyOfPlaywright(JSON.stringify({ stats: { expected: 4 }, suites }))).toEqual({
      passed: 4,
      failures: [
        '[site] home.spec.ts:7: waits\n    not flaky',
        '[site] home.spec.ts:7: leads on\n    not unexpected',
      ],
    })
  })
})

describe('a program', () => {
  const fine = () => ({ passed: 5, failures: [] })

  it('that leaves no report has failed, whatever it says of itself', () => {
    const { failures } = tallyOfReport(join(temporaryFolder(), 'none.json'), 0, fine)
    expect(failures).toEqual([expect.stringContaining('none.json')])
  })

  it('that fails without a failed test has failed all the same', () => {
    const { passed, failures } = tallyOfReport(emptyReport(), 1, fine)
    expect({ passed, failed: failures.length }).toEqual({ passed: 5, failed: 1 })
  })

  it('that fails for its failed tests counts these alone', () => {
    const threeFailed = { passed: 5, failures: ['a', 'b', 'c'] }
    expect(tallyOfReport(emptyReport(), 1, () => threeFailed)).toEqual(threeFailed)
  })
})

function emptyReport(): string {
  return join(temporaryFolder({ 'report.json': '{}' }), 'report.json')
}
