import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { tallyOfPlaywright, tallyOfReport, tallyOfVitest } from './reports.ts'
import { broken, lastLine, nothing, sum } from './tally.ts'

const vitest = { numPassedTests: 5, numFailedTests: 0, testResults: [] }

describe('the last line', () => {
  it('adds up all stages', () => {
    expect(lastLine(sum([{ passed: 5, failed: 1 }, nothing, broken, { passed: 2, failed: 0 }]))).toBe(
      '7 passed, 2 failed',
    )
  })

  it('is all zeros when nothing ran', () => {
    expect(lastLine(sum([]))).toBe('0 passed, 0 failed')
  })
})

describe('the report of vitest', () => {
  it('counts tests', () => {
    expect(tallyOfVitest(JSON.stringify({ ...vitest, numFailedTests: 2 }))).toEqual({ passed: 5, failed: 2 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    expect(tallyOfVitest(JSON.stringify({ ...vitest, numFailedTests: 1, testResults }))).toEqual({
      passed: 5,
      failed: 2,
    })
  })
})

describe('the report of Playwright', () => {
  it('counts a test that passed only at a second try as a failure', () => {
    const report = JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1 } })
    expect(tallyOfPlaywright(report)).toEqual({ passed: 4, failed: 2 })
  })
})

describe('a program', () => {
  it('that leaves no report has failed, whatever it says of itself', () => {
    expect(tallyOfReport(join(temporaryFolder(), 'none.json'), 0, tallyOfVitest)).toEqual(broken)
  })

  it('that fails without a failed test has failed all the same', () => {
    expect(tallyOfReport(reportOf(vitest), 1, tallyOfVitest)).toEqual({ passed: 5, failed: 1 })
  })

  it('that fails for its failed tests counts these alone', () => {
    expect(tallyOfReport(reportOf({ ...vitest, numFailedTests: 3 }), 1, tallyOfVitest)).toEqual({
      passed: 5,
      failed: 3,
    })
  })
})

function reportOf(report: unknown): string {
  return join(temporaryFolder({ 'report.json': JSON.stringify(report) }), 'report.json')
}
