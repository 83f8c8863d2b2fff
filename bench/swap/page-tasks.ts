import type { Browser } from 'playwright'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { name?: string }
}

/**
 * The longest task of any page while `work` runs, in milliseconds of processor time, so that a busy machine does not
 * count.
 */
export async function longestTaskOf(browser: Browser, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(undefined, { categories: ['toplevel'] })
  await work()
  const trace = await browser.stopTracing()
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(events.filter(isMainThread).map(threadOf))
  const tasks = events.filter(event => event.name.endsWith('RunTask') && mains.has(threadOf(event)))
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

function isMainThread({ ph, name, args }: TraceEvent): boolean {
  return ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain'
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`
}
