import { paths } from 'domain-rules/journey'
import * as t from './texts.ko.ts'

/** An entry of the main menu, and the later pages of the way that begins there. */
export type MenuEntry = { to: string; label: string; leadsTo: readonly string[] }

export const menu: readonly MenuEntry[] = [
  { to: paths.eligibilityCheck, label: t.eligibility, leadsTo: [paths.cautions] },
  {
    to: paths.selfCheck,
    label: t.apply,
    leadsTo: [
      paths.businessNumber,
      paths.identityCheck,
      paths.consents,
      paths.mydata,
      paths.applicationForm,
      paths.completion,
    ],
  },
  {
    to: paths.businessNumberForResult,
    label: t.result,
    leadsTo: [
      paths.identityCheckForResult,
      paths.result,
      paths.accountCorrection,
      paths.accountCorrected,
      paths.opinion,
      paths.proofIntro,
      paths.proofBusiness,
      paths.proofGeneral,
      paths.proofAdd,
      paths.proofParcel,
      paths.proofDetail,
      paths.objectionGuide,
    ],
  },
  { to: paths.faq, label: t.faq, leadsTo: [] },
]

/** Where in the menu a page belongs; some belong nowhere. */
export function menuEntryOf(path: string): MenuEntry | undefined {
  return menu.find(({ to, leadsTo }) => to === path || leadsTo.includes(path))
}
