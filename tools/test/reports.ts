import { existsSync, readFileSync } from 'node:fs'
import { broken, type Tally } from './tally.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[]
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** A test file that could not even be loaded counts as one failure. */
export function tallyOfVitest(report: string): Tally {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(report)
  const failedToLoad = testResults.filter(file => {
    return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
  })
  return { passed: numPassedTests, failed: numFailedTests + failedToLoad.length }
}

/** A test that passes only at a second try has failed. */
export function tallyOfPlaywright(report: string): Tally {
  const { stats }: PlaywrightReport = JSON.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/** The tally of a report on disk; no report, or a failed program whose report knows of no failure, is a failure too. */
export function tallyOfReport(file: string, exitCode: number, read: (report: string) => Tally): Tally {
  if (!existsSync(file)) return broken
  const tally = read(readFileSync(file, 'utf8'))
  const isSilentFailure = exitCode !== 0 && tally.failed === 0
  return isSilentFailure ? { ...tally, failed: 1 } : tally
}
