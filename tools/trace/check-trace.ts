import { CATALOGUE, NOT_SHOWN, readTrace, type Requirement, type Trace } from './read-trace.ts'

/**
 * Returns a line for each requirement that is neither shown by a test nor listed with a reason, and for each entry of
 * a map or of that list that is no longer true.
 */
export function checkTrace(root: string): string[] {
  const trace = readTrace(root)
  return [...staleEntries(trace), ...trace.requirements.flatMap(contradictionOf)]
}

function staleEntries({ requirements, tests, mapped, reasons }: Trace): string[] {
  const ids = new Set(requirements.map(({ id }) => id))
  const existing = new Set(tests)
  const unknown = [...mapped, ...reasons].filter(({ id }) => !ids.has(id))
  const gone = mapped.filter(({ value }) => !existing.has(value))
  return [
    ...unknown.map(({ file, id }) => `${file}: ${id} is not in ${CATALOGUE}`),
    ...gone.map(({ file, id, value }) => `${file}: the test of ${id} does not exist: ${value}`),
    ...reasons.filter(({ value }) => !value).map(({ file, id }) => `${file}: ${id} needs a reason`),
  ]
}

/** A requirement is either shown by a test or listed with a reason. */
function contradictionOf({ id, text, tests, reason }: Requirement): string[] {
  if (tests.length === 0 && reason === undefined) return [`${CATALOGUE}: no test shows ${id}: ${text}`]
  return tests.length > 0 && reason !== undefined ? [`${NOT_SHOWN}: ${id} is shown by ${tests[0]}`] : []
}
