/**
 * Every message of the rules, to the letter of the specification (and of AMB-01 where it gives English only).
 * What the specification does not word stands apart in each area, marked as ours. Imported as a namespace
 * (`import * as texts`), so that a remote carries only the messages of the rules that it uses.
 */
export { account, applicant } from './texts/applicant.ko.ts'
export { application, moves } from './texts/application.ko.ts'
export { business } from './texts/business.ko.ts'
export { file } from './texts/file.ko.ts'
export { identity } from './texts/identity.ko.ts'
export { consents, guard, selfCheck } from './texts/journey.ko.ts'
export { opinion, reasons } from './texts/opinion.ko.ts'
export { businessDetails, displayGroups, generalDetails, proof, supplement } from './texts/proof.ko.ts'
export { titles } from './texts/titles.ko.ts'
