import axe from 'axe-core'
import type { ReactElement } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'

const modes = ['light', 'high-contrast']

/** One test for each example in each mode: axe finds nothing to complain about, up to WCAG 2.2 AA. */
export function expectAccessible(examples: Record<string, ReactElement>): void {
  const cases = Object.entries(examples).flatMap(([name, example]) =>
    modes.map(mode => ({ name, example, mode })),
  )

  it.each(cases)('is accessible: $name ($mode)', async ({ example, mode }) => {
    document.documentElement.dataset['krdsMode'] = mode
    onTestFinished(() => void delete document.documentElement.dataset['krdsMode'])

    const { baseElement } = await render(example)
    expect(await complaintsAbout(baseElement)).toEqual([])
  })
}

async function complaintsAbout(element: HTMLElement): Promise<string[]> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.all(passing.map(({ finished }) => finished))

  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
