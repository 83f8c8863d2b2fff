import * as v from 'valibot'

/** Returns a sentence for a developer: the place of the wrong value, and the fault. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`
}
