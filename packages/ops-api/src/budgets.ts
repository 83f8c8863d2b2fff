import budgets from 'release-format/budgets.json' with { type: 'json' }

const remotes: Readonly<Record<string, { release: number }>> = budgets.remotes

/** Returns the most bytes that all scripts of a release may have; undefined for a remote without a budget. */
export function scriptBudgetOf(remote: string): number | undefined {
  return remotes[remote]?.release
}
