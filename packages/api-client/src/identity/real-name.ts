import * as v from 'valibot'
import { looseText } from '../http/read-response.ts'
import { postJson } from '../http/http.ts'

/** Whose residence number is checked, and for which application. */
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
const RealNameAnswer = v.object({ status: v.pipe(looseText, v.nonEmpty()) })

/**
 * Whether the residence number is that of the applicant; that it is not is an answer, too (API-24, APLY-54 to APLY-58).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer when it could not be checked (APLY-60)
 */
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
  const { status } = await postJson('/api/v1/auth/realname', body, { shape: RealNameAnswer })
  return status === CONFIRMED
}
