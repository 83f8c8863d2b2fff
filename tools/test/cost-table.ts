/** The cost of a stage: seconds on the clock, and of a processor if the system provides them. */
export type Cost = {
  name: string
  seconds: number
  processorSeconds: number | null
  budget?: number | undefined
}

/** A line for each stage that took a second or more, and a warning for each that took more than its budget. */
export function costTable(costs: readonly Cost[]): string {
  const worthIt = costs.filter(({ seconds }) => seconds >= 1)
  const width = Math.max(...worthIt.map(({ name }) => name.length), 0)
  const lines = worthIt.map(cost => `${cost.name.padEnd(width)}  ${figuresOf(cost)}`)
  return `\n${[...lines, ...costs.flatMap(warning)].map(line => `${line}\n`).join('')}`
}

function figuresOf({ seconds, processorSeconds, budget }: Cost): string {
  const clock = `${seconds.toFixed(0).padStart(4)} s`
  if (processorSeconds === null) return clock
  const limit = budget ? ` of ${budget} s` : ''
  return `${clock}  ${processorSeconds.toFixed(0).padStart(5)} s${limit} of a processor`
}

function warning({ name, processorSeconds, budget }: Cost): string[] {
  if (!budget || processorSeconds === null || processorSeconds <= budget) return []
  return [`! ${name} took more of a processor than its budget.`]
}
