import * as v from 'valibot'

/** One sentence for a developer: where the value is wrong, and how. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`
}
