import type { ReasonCode } from 'domain-rules/opinion'
import * as v from 'valibot'
import { goodRowsOf, looseText, UNSHOWN } from '../http/read-response.ts'
import { readJson } from '../http/http.ts'

/** A bank: its stored code, which may lack zeros, and its name (APLY-43, AMB-105). */
export type Bank = { code: string; name: string }

const Code = v.object({ codeId: v.pipe(looseText, v.nonEmpty()), codeName: looseText, codeDesc: looseText })
const CodesResponse = v.object({ result: goodRowsOf(Code) })

/** Returns the banks in the order of the list (API-26). @throws RequestFailed */
export async function listBanks(): Promise<Bank[]> {
  return (await listCodes('BANK')).map(({ codeId: code, codeName: name }) => ({ code, name }))
}

/** Returns the reasons of a hold or an exclusion (API-27, RES-28). @throws RequestFailed */
export async function listReasons(): Promise<ReasonCode[]> {
  const codes = await listCodes('REAS_TYPE')
  return codes.map(({ codeId, codeName, codeDesc }) => {
    return { code: codeId, name: codeName, description: codeDesc }
  })
}

async function listCodes(groupId: string) {
  const { result } = await readJson(
    '/api/v1/common/codes/groups/list',
    { groupId },
    { successStatus: UNSHOWN, shape: CodesResponse },
  )
  return result
}
