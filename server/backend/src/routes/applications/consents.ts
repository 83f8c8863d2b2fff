import { isConsentColumn, type ConsentChoices } from 'domain-rules/consent'
import * as v from 'valibot'
import {
  applicationNumber,
  businessNumber,
  ci,
  doneResponse,
  textUpTo,
  yesNo,
} from '../../contract/fields.ts'
import { route, type Route } from '../../contract/route.ts'
import { saveAgreement } from '../../stores/applications/agreement-store.ts'
import { actorOf, recordAudit } from '../../stores/applications/audit.ts'
import { saveConsents } from '../../stores/applications/consent-store.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'
import { mustBeOwn } from '../checks/own-application.ts'
import { lockOwnDraft } from './own-draft.ts'

const MOST_CONSENTS = 50
const LONGEST_TITLE = 500
const LONGEST_TIME = 40

const orderNo = v.optional(v.nullable(v.number()))
// The answer has one of two names (AMB-47); its position in the list is this server's.
const consent = v.union([
  v.pipe(
    v.object({ orderNo, value: yesNo }),
    v.transform(({ value }) => value),
  ),
  v.pipe(
    v.object({ orderNo, agreed: yesNo }),
    v.transform(({ agreed }) => agreed),
  ),
])

const screen = v.object({
  agreements: v.pipe(
    v.array(v.object({ title: textUpTo(LONGEST_TITLE), required: v.boolean(), agreed: yesNo })),
    v.maxLength(MOST_CONSENTS),
  ),
  version: v.optional(v.nullable(textUpTo(20))),
  agreedAt: v.optional(v.nullable(textUpTo(LONGEST_TIME))),
})

const consentsRoute = route({
  method: 'POST',
  path: '/api/v1/auth/consents',
  summary: 'Saves the consents of an application (API-23).',
  access: 'applicant',
  body: v.object({
    brno: businessNumber,
    ci,
    aplyNo: applicationNumber,
    consentsData: v.object({
      version: v.pipe(v.string(), v.regex(/^[0-9]+\.[0-9]+\.[0-9]+$/), v.maxLength(20)),
      agreements: v.pipe(
        v.record(v.string(), consent),
        v.check(agreements => Object.keys(agreements).every(isConsentColumn)),
      ),
    }),
  }),
  response: doneResponse,
}).handle(async ({ body, applicant }, { database, now }) => {
  const { aplyNo, consentsData } = body
  mustBeOwn(applicant, body)
  const answers: ConsentChoices = consentsData.agreements
  await database.transaction().execute(async transaction => {
    await lockOwnDraft(transaction, aplyNo, applicant)
    const owner = { applicationNumber: aplyNo, ci: applicant.ci }
    await saveConsents(transaction, { ...owner, answers, version: consentsData.version, at: now() })
    const entry = { at: now(), actor: actorOf(applicant), applicationNumber: aplyNo, detail: answers }
    await recordAudit(transaction, { ...entry, action: 'consents.save' })
  })
  return { status: 200, message: texts.consentsSaved }
})

const agreementsRoute = route({
  method: 'POST',
  path: '/api/agreements',
  summary: 'Stores the texts and ticks of the two consent screens (API-32).',
  access: 'applicant',
  body: v.object({ aplyNo: applicationNumber, personalInfo: screen, mydataInfo: screen }),
  response: doneResponse,
}).handle(async ({ body, applicant }, { database, now }) => {
  const { aplyNo, personalInfo, mydataInfo } = body
  await database.transaction().execute(async transaction => {
    await lockOwnDraft(transaction, aplyNo, applicant)
    const owner = { applicationNumber: aplyNo, ci: applicant.ci }
    await saveAgreement(transaction, { ...owner, personalInfo, mydataInfo, at: now() })
  })
  return { status: 200, message: texts.agreementSaved }
})

/**
 * Serves `POST /api/v1/auth/consents`, which stores this person's answers of one consent screen; the creation of the
 * application checks that they are complete (AMB-44). `POST /api/agreements` stores the texts that the screens showed
 * (AMB-49). Both for a draft only: 404 for another business's number, 409 once it is filed.
 */
export const consentsRoutes: readonly Route[] = [consentsRoute, agreementsRoute]
