import { checkResidenceNumber } from 'domain-rules/applicant'
import * as v from 'valibot'
import { applicationNumber, businessNumber, optionalText, shortText } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { HttpError } from 'server-kit'
import { checkSubject } from '../../stores/check-store.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { mustBeOwn, mustBeOwnName, ownApplication } from './own-application.ts'
import { recordedCheck } from './recorded-check.ts'

const texts = serviceTexts.realName

/** Serves the real-name check. A mismatch is a result and no error: the applicant may go on (APLY-58, AMB-100). */
export const realNameRoute = route({
  method: 'POST',
  path: '/api/v1/auth/realname',
  summary:
    'Checks that a residence number belongs to the applicant; status 200 in the body if it does (API-24).',
  access: 'applicant',
  limit: 'realname',
  turns: () => ['realName'],
  endsTurn: true,
  body: v.object({
    aplyNo: applicationNumber,
    ci: shortText,
    mngFrGb: optionalText,
    brno: businessNumber,
    aplyType: optionalText,
    jumin1: v.string(),
    jumin2: v.string(),
    name: shortText,
    brdt: optionalText,
  }),
  response: v.object({ status: v.picklist([200, 409]), message: v.string() }),
}).handle(async ({ body, applicant }, dependencies) => {
  const { database, realName } = dependencies
  mustBeOwn(applicant, body)
  const residenceNumber = residenceNumberIn(body)
  const owner = await ownApplication(database, applicant, body.aplyNo)
  await mustBeOwnName(database, applicant, body.name)
  const { name } = body
  const isMatch = await recordedCheck(dependencies, {
    kind: 'real-name',
    subject: checkSubject(name, residenceNumber),
    owner: async () => owner,
    ask: () => realName.matches({ name, residenceNumber }),
    isConfirmed: matches => matches,
  })
  return isMatch ? { status: 200, message: texts.confirmed } : { status: 409, message: texts.mismatch }
})

function residenceNumberIn({ jumin1, jumin2 }: { jumin1: string; jumin2: string }): string {
  const message = checkResidenceNumber([jumin1, jumin2])
  if (message) throw new HttpError(400, 'REQUEST_MALFORMED', message, [{ field: 'jumin2', message }])
  return jumin1 + jumin2
}
