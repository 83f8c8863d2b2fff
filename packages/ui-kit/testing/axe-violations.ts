import axe from 'axe-core'

/** What axe finds wrong with the element, up to WCAG 2.2 AA. */
export async function axeViolations(element: HTMLElement): Promise<string[]> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.all(passing.map(({ finished }) => finished))

  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
