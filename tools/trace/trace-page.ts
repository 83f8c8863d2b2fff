import { areasOf, type Area } from './print-trace.ts'
import type { Requirement } from './read-trace.ts'

/** The look of the gallery: the contents beside the parts, above them on a narrow window. */
const STYLE = `
  body { display: grid; grid-template-columns: 24rem minmax(0, 1fr); align-items: start; margin: 0; color: #1e2124; background: #fff; font: 1rem/1.5 'Pretendard GOV', sans-serif }
  nav { position: sticky; inset-block-start: 0; box-sizing: border-box; block-size: 100dvh; padding: 1.25rem; border-inline-end: 1px solid #cdd1d5; font-size: .875rem; overflow-y: auto }
  nav ul { padding: 0; list-style: none }
  main { max-inline-size: 1000px; padding: 1.25rem }
  section { padding-block: 1.25rem; border-block-start: 2px solid #1e2124 }
  dt { font-weight: 700 }
  dd { margin: 0 0 1rem; overflow-wrap: anywhere }
  dd ul { margin: 0; padding-inline-start: 1.25rem; color: #464c53; font-size: .875rem }
  .gap { padding-inline-start: .75rem; border-inline-start: 4px solid #de3412 }
  @media (width < 48rem) { body { display: block } nav { position: static; block-size: auto; border: 0 } }
`

/** Returns the requirements with their tests as one page of HTML, without scripts and without further files. */
export function tracePage(requirements: readonly Requirement[]): string {
  const areas = areasOf(requirements)
  const shown = areas.reduce((sum, area) => sum + area.shown, 0)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Requirements and their tests</title>
<style>${STYLE}</style>
<nav aria-label="Areas"><strong>Requirements</strong><ul>${areas.map(contentsOf).join('')}</ul></nav>
<main><h1>Requirements and their tests</h1>
<p>${shown} of ${requirements.length} are shown by tests. A red line marks the others.</p>
${areas.map(sectionOf).join('')}</main>
</html>
`
}

function contentsOf({ name, shown, requirements }: Area, index: number): string {
  return `<li><a href="#area-${index}">${escaped(name)}</a> ${shown} of ${requirements.length}</li>`
}

function sectionOf({ name, requirements }: Area, index: number): string {
  const lines = requirements.map(lineOf).join('')
  return `<section id="area-${index}"><h2>${escaped(name)}</h2><dl>${lines}</dl></section>\n`
}

function lineOf({ id, text, tests, reason = '' }: Requirement): string {
  const items = tests.map(test => `<li>${escaped(test)}</li>`).join('')
  const gap = `<dd class="gap">${escaped(text)}<br />Not shown: ${escaped(reason)}</dd>`
  return `<dt id="${id}">${id}</dt>${items ? `<dd>${escaped(text)}<ul>${items}</ul></dd>` : gap}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
