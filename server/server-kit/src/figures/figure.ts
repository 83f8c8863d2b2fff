export type Labels = Readonly<Record<string, string | number>>
/** One value of a figure. `suffix` is the end of its name, for the parts of a histogram. */
export type Sample = readonly [labels: Labels, value: number, suffix?: string]

/** A figure for Prometheus. `help` is a sentence for the reader of the figures. */
export type Figure = {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: readonly Sample[]
}

/** The media type of the text format of Prometheus. */
export const FIGURES_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Returns a figure that rises and falls: one value, or samples. */
export function gauge(name: string, help: string, value: number | readonly Sample[]): Figure {
  return { name, type: 'gauge', help, samples: typeof value === 'number' ? [[{}, value]] : value }
}

/** Returns a figure that only rises while the process lives. */
export function counter(name: string, help: string, value: number | readonly Sample[]): Figure {
  return { ...gauge(name, help, value), type: 'counter' }
}

/** Returns figures in the text format of Prometheus. */
export function textOf(figures: readonly Figure[]): string {
  return figures.map(blockOf).join('')
}

function blockOf({ name, type, help, samples }: Figure): string {
  const rows = samples.map(([labels, value, suffix = '']) => `${name}${suffix}${labelled(labels)} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${rows.join('')}`
}

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${JSON.stringify(String(value))}`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
