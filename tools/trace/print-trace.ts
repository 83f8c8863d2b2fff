import type { Requirement } from './read-trace.ts'

/** The requirements of one area of the catalogue, and how many of them tests show. */
export type Area = { name: string; requirements: readonly Requirement[]; shown: number }

/** Returns the areas in the catalogue's order. */
export function areasOf(requirements: readonly Requirement[]): Area[] {
  return [...Map.groupBy(requirements, ({ area }) => area)].map(([name, group]) => ({
    name,
    requirements: group,
    shown: group.filter(({ tests }) => tests.length > 0).length,
  }))
}

/** Returns a table of the areas with their counts, and a line for each requirement that no test shows. */
export function printTrace(requirements: readonly Requirement[]): string {
  const areas = areasOf(requirements)
  const width = Math.max(...areas.map(({ name }) => name.length))
  const rows = areas.map(
    ({ name, shown, requirements: { length } }) =>
      `${name.padEnd(width)}  ${String(shown).padStart(5)} of ${String(length).padStart(4)}\n`,
  )
  const gaps = requirements.filter(({ tests }) => tests.length === 0)
  const lines = gaps.map(({ id, text, reason = 'no reason' }) => `  ${id}  ${text} (${reason})\n`)
  const sum = `${requirements.length - gaps.length} of ${requirements.length} are shown by tests.\n`
  return [...rows, '\n', sum, ...lines].join('')
}
