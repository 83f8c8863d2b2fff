import { afterEach } from 'vitest'

/** Elements that are there for their words: without any they are a gap on the page. */
const WORDED =
  'p, li, dt, dd, h1, h2, h3, h4, h5, h6, legend, label, caption, figcaption, summary, strong, em, th'
/** Content without words. */
const PICTURED = 'img, svg, canvas, input, select, textarea, [aria-label]'

/** A place that is there before what it announces. */
const SPOKEN = '[role=status], [role=alert], [aria-live]'

/** Nothing on the page lacks its words when a test ends, as a hint does that is drawn although there is none. */
afterEach(() => {
  const empty = [...document.querySelectorAll(WORDED)].filter(isEmpty)
  if (empty.length === 0) return
  throw new Error(`Drawn without words:\n${empty.map(({ outerHTML }) => outerHTML).join('\n')}`)
})

function isEmpty(part: Element): boolean {
  return part.textContent.trim() === '' && !part.matches(SPOKEN) && part.querySelector(PICTURED) === null
}
