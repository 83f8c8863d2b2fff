import * as v from 'valibot'
import { resultResponse } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { CODE_GROUPS, codesOf } from '../../stores/code-store.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'

/** Serves `POST /api/v1/common/codes/groups/list`: the banks, or the reasons of a hold (APLY-43, RES-28). Both are public. */
export const codesRoute = route({
  method: 'POST',
  path: '/api/v1/common/codes/groups/list',
  summary: 'Lists the codes of a group: banks, or reasons (API-26, API-27).',
  access: 'open',
  changesNothing: true,
  admin: true,
  body: v.object({ groupId: v.picklist(CODE_GROUPS) }),
  response: resultResponse(
    v.array(
      v.object({ codeId: v.string(), codeName: v.string(), codeValue: v.string(), codeDesc: v.string() }),
    ),
  ),
}).handle(async ({ body: { groupId } }, dependencies) => {
  const codes = await codesOf(dependencies.database, groupId)
  const result = codes.map(({ codeId, name: codeName, value: codeValue, description: codeDesc }) => {
    return { codeId, codeName, codeValue, codeDesc }
  })
  return { status: 200, message: texts.codesFound, result }
})
