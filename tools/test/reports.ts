import { existsSync, readFileSync } from 'node:fs'
import { brokenAt, type Tally } from './tally.ts'

type VitestReport = {
  numPassedTests: number
  testResults: readonly {
    name: string
    status: string
    assertionResults: readonly { fullName: string; status: string }[]
  }[]
}

type PlaywrightReport = { stats: { expected: number }; suites: readonly Suite[] }
type Suite = { specs: readonly Spec[]; suites?: readonly Suite[] }
type Spec = {
  title: string
  file: string
  line: number
  tests: readonly { projectName: string; status: string }[]
}

/** A test file that could not even be loaded counts as one failure. */
export function tallyOfVitest(report: string): Tally {
  const { numPassedTests, testResults }: VitestReport = JSON.parse(report)
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOfFile) }
}

function failuresOfFile({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${name} could not be loaded`]
  return failed.map(({ fullName }) => `${name}: ${fullName}`)
}

/** A test that passes only at a second try has failed. */
export function tallyOfPlaywright(report: string): Tally {
  const { stats, suites }: PlaywrightReport = JSON.parse(report)
  return { passed: stats.expected, failures: suites.flatMap(specsOf).flatMap(failuresOfSpec) }
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function failuresOfSpec({ title, file, line, tests }: Spec): string[] {
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  return failed.map(({ projectName }) => `[${projectName}] ${file}:${line}: ${title}`)
}

/**
 * Returns the tally of a report on disk. A missing report counts as a failure, and so does a failed program whose
 * report has none.
 */
export function tallyOfReport(file: string, exitCode: number, read: (report: string) => Tally): Tally {
  if (!existsSync(file)) return brokenAt(`no report ${file}`)
  const tally = read(readFileSync(file, 'utf8'))
  const isSilentFailure = exitCode !== 0 && tally.failures.length === 0
  return isSilentFailure
    ? { ...tally, failures: [`exit code ${exitCode} with nothing failed in ${file}`] }
    : tally
}
