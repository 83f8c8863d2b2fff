import { account, applicant } from './texts/applicant.ko.ts'
import { application, moves } from './texts/application.ko.ts'
import { business } from './texts/business.ko.ts'
import { file } from './texts/file.ko.ts'
import { consents, guard, selfCheck } from './texts/journey.ko.ts'
import { opinion, reasons } from './texts/opinion.ko.ts'
import { businessDetails, displayGroups, generalDetails, proof, supplement } from './texts/proof.ko.ts'

/**
 * Every message of the rules, to the letter of the specification (and of AMB-01 where it gives English only).
 * What the specification does not word stands apart in each area, marked as ours.
 */
export const texts = {
  account,
  applicant,
  application,
  business,
  consents,
  file,
  guard,
  moves,
  opinion,
  proof: { ...proof, displayGroups, generalDetails, businessDetails },
  reasons,
  selfCheck,
  supplement,
} as const
