import axe, { type NodeResult } from 'axe-core'
import { endOfAnimations } from './end-of-animations.ts'

const UP_TO_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules about colours, for an element that was checked for everything else. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Returns the violations that axe finds in the element, up to WCAG 2.2 AA, or by these rules alone. */
export async function axeViolations(element: HTMLElement, rules?: string[]): Promise<string[]> {
  await endOfAnimations()
  const { violations, incomplete } = await axe.run(element, { runOnly: rules ?? UP_TO_AA })
  const invisible = incomplete.map(one => ({ ...one, nodes: one.nodes.filter(isInvisible) }))
  return [...violations, ...invisible].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** Text in the colour of its background, which axe takes for hidden on purpose. */
function isInvisible({ any }: NodeResult): boolean {
  return any.some(({ data }) => data?.messageKey === 'equalRatio')
}
