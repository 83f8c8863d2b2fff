import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that no tag above has: a name contains the visible words, and an id is there once. */
const MORE = { 'label-content-name-mismatch': { enabled: true }, 'duplicate-id': { enabled: true } }

/** Runs axe in the page itself: no page here has a frame of another origin. Options that are set later drop the tags. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: MORE })
    .withTags(RULES)
    .setLegacyMode()
}

/** Fails when axe finds anything against WCAG 2.2 A and AA, or against good practice, in the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOf(page).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
  )
  expect(found, 'what axe found').toEqual([])
}
