import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { brokenAt, type Tally } from './tally.ts'

type VitestReport = {
  numPassedTests: number
  testResults: readonly {
    name: string
    status: string
    message?: string
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[]
  }[]
}

type PlaywrightReport = { stats: { expected: number }; suites: readonly Suite[] }
type Suite = { specs: readonly Spec[]; suites?: readonly Suite[] }
type Spec = {
  title: string
  file: string
  line: number
  tests: readonly {
    projectName: string
    status: string
    results?: readonly { errors: readonly { message?: string }[] }[]
  }[]
}

const REASON_LINES = 8

/** A test file that could not even be loaded counts as one failure. */
export function tallyOfVitest(report: string): Tally {
  const { numPassedTests, testResults }: VitestReport = JSON.parse(report)
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOfFile) }
}

function failuresOfFile({
  name,
  status,
  message,
  assertionResults,
}: VitestReport['testResults'][number]): string[] {
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [withReason(`${name} could not be loaded`, message)]
  return failed.map(({ fullName, failureMessages }) =>
    withReason(`${name}: ${fullName}`, failureMessages?.join('\n')),
  )
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
  return failed.map(({ projectName, results = [] }) => {
    const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
    return withReason(`[${projectName}] ${file}:${line}: ${title}`, messages.join('\n'))
  })
}

/** Adds the first lines of the reason: some people see no more than the end of the output. */
function withReason(name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter(line => line.trim() !== '')
  return [name, ...lines.slice(0, REASON_LINES).map(line => `    ${line}`)].join('\n')
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
