import { paths } from 'domain-rules/journey'
import type { Route } from 'release-format'
import { routes } from '../routes.ts'
import * as t from './texts.ko.ts'

/** An entry of the main menu, and the page on which it begins. Routes name the entry that they belong to. */
export type MenuEntry = { name: string; to: string; label: string }

export const menu: readonly MenuEntry[] = [
  { name: 'eligibility', to: paths.eligibilityCheck, label: t.eligibility },
  { name: 'apply', to: paths.selfCheck, label: t.apply },
  { name: 'result', to: paths.businessNumberForResult, label: t.result },
  { name: 'faq', to: routes.faq.path, label: t.faq },
]

/** Returns the menu entry that the page belongs to; undefined if it belongs to none. */
export function menuEntryOf(route: Pick<Route, 'menu'> | undefined): MenuEntry | undefined {
  return menu.find(({ name }) => name === route?.menu)
}
