import { ErrorSummary } from 'ui-kit'
import type { FormProblems } from './use-problems.ts'

type Props<Field extends string> = { problems: FormProblems<Field>; fieldId: (field: Field) => string }

/** Lists the problems of a form above it, if there are several, each with a link to its field. */
export function ProblemSummary<Field extends string>({ problems, fieldId }: Props<Field>) {
  const { hasSummary, attempt, list } = problems
  if (!hasSummary) return null
  return (
    <ErrorSummary
      key={attempt}
      problems={list.map(({ field, message }) => ({ fieldId: fieldId(field), message }))}
    />
  )
}
