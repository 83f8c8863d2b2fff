import { checkResidenceNumber } from 'domain-rules/applicant'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { applicationNumber, businessNumber, optionalText, shortText } from '../../contract/fields.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'
import { checkSubject, recordCheck, type CheckOwner } from '../../stores/check-store.ts'
import type { CheckOutcome } from '../../stores/tables/verifications.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { mustBeOwnBusiness, mustBeOwnCi, mustBeOwnName, ownApplication } from './own-application.ts'

const texts = serviceTexts.realName

const realNameCall = defineCall({
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
})

/** Serves the real-name check. A mismatch is a result and no error: the applicant may go on (APLY-58, AMB-100). */
export function serveRealName(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, realName } = dependencies

  serve(app, dependencies, realNameCall, async ({ body, applicant }) => {
    mustBeOwnCi(applicant, body.ci)
    mustBeOwnBusiness(applicant, body.brno)
    const residenceNumber = residenceNumberIn(body)
    const owner = await ownApplication(database, applicant, body.aplyNo)
    await mustBeOwnName(database, applicant, body.name)
    const resident = { name: body.name, residenceNumber }
    try {
      const isMatch = await realName.matches(resident)
      await record(dependencies, owner, resident, isMatch ? 'confirmed' : 'refused')
      return isMatch ? { status: 200, message: texts.confirmed } : { status: 409, message: texts.mismatch }
    } catch (error) {
      if (error instanceof ServiceUnavailable) await record(dependencies, owner, resident, 'unavailable')
      throw error
    }
  })
}

function residenceNumberIn({ jumin1, jumin2 }: { jumin1: string; jumin2: string }): string {
  const message = checkResidenceNumber([jumin1, jumin2])
  if (message) throw new HttpError(400, 'REQUEST_MALFORMED', message, [{ field: 'jumin2', message }])
  return jumin1 + jumin2
}

function record(
  dependencies: Dependencies,
  owner: CheckOwner,
  { name, residenceNumber }: { name: string; residenceNumber: string },
  outcome: CheckOutcome,
): Promise<void> {
  const subject = checkSubject(name, residenceNumber)
  return recordCheck(dependencies, owner, { kind: 'real-name', outcome, subject, taxType: null })
}
