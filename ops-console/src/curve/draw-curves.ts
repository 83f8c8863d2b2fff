import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

/** `calm`: a filled curve. `danger`: a filled curve in the colour of failures. `limit`: a dashed line. */
export type Series = { look: 'calm' | 'danger' | 'limit'; values: readonly (number | null)[] }

/** A line at the top is drawn whole. */
const HEADROOM = 1.06
/** Failures of a tenth of the starts reach the top: a smaller scale would hide them. */
const MAGNIFIED = 10

/**
 * Draws curves as wide and high as the element, in the colours of its style sheet, until `remove` is called. Failures are
 * compared with the first curve.
 */
export function drawCurves(element: HTMLElement, looks: readonly Series['look'][]) {
  const chart = new uPlot(
    {
      ...sizeOf(element),
      padding: [2, 0, 0, 0],
      cursor: { show: false },
      legend: { show: false },
      axes: [{ show: false }, { show: false }],
      scales: {
        y: { range: (_, __, most) => [0, HEADROOM * Math.max(1, most)] },
        danger: { range: ({ data }, _, most) => [0, Math.max(1, most, highest(data[1]) / MAGNIFIED)] },
      },
      series: [{}, ...looks.map(seriesOf)],
    },
    [[], ...looks.map(() => [])],
    element,
  )
  const resized = new ResizeObserver(() => chart.setSize(sizeOf(element)))
  resized.observe(element)
  const colours = new AbortController()
  for (const feature of ['prefers-color-scheme: dark', 'forced-colors: active'])
    matchMedia(`(${feature})`).addEventListener('change', () => chart.redraw(), colours)
  const remove = () => {
    resized.disconnect()
    colours.abort()
    chart.destroy()
  }
  return { chart, remove }
}

function seriesOf(look: Series['look']): uPlot.Series {
  const colour = ({ root }: uPlot, part: 'line' | 'area') =>
    getComputedStyle(root).getPropertyValue(`--${look}-${part}`)
  return {
    scale: look === 'danger' ? 'danger' : 'y',
    width: look === 'calm' ? 1.5 : 2,
    stroke: chart => colour(chart, 'line'),
    points: { show: false },
    ...(look === 'limit' ? { dash: [6, 4] } : { fill: chart => colour(chart, 'area') }),
  }
}

function highest(values: uPlot.AlignedData[number] = []): number {
  return Math.max(0, ...Array.from(values, Number))
}

function sizeOf({ clientWidth: width, clientHeight: height }: HTMLElement) {
  return { width, height }
}
