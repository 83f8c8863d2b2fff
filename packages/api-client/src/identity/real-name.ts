import * as v from 'valibot'
import { looseText } from '../http/read-response.ts'
import { postJson } from '../http/http.ts'

/** A residence number to check, for an application. */
export type RealNameQuestion = {
  applicationNumber: string
  applicationType: string
  businessNumber: string
  managementType: string
  ci: string
  name: string
  /** YYYYMMDD. */
  birthDate: string
  residenceNumber: readonly [front: string, rear: string]
}

const CONFIRMED = '200'
const RealNameResponse = v.object({ status: v.pipe(looseText, v.nonEmpty()) })

/** Returns whether the residence number is the applicant's (API-24, APLY-54 to APLY-58, APLY-60). @throws RequestFailed */
export async function checkRealName({ residenceNumber, ...asked }: RealNameQuestion): Promise<boolean> {
  const body = {
    aplyNo: asked.applicationNumber,
    ci: asked.ci,
    mngFrGb: asked.managementType,
    brno: asked.businessNumber,
    aplyType: asked.applicationType,
    jumin1: residenceNumber[0],
    jumin2: residenceNumber[1],
    name: asked.name,
    brdt: asked.birthDate,
  }
  const { status } = await postJson('/api/v1/auth/realname', body, { shape: RealNameResponse })
  return status === CONFIRMED
}
