import { expect, it } from 'vitest'
import { respondJson, hangUp, serve } from '../../test/local-server.ts'
import { listBanks, listReasons } from './codes.ts'
import { UnexpectedResponse } from '../errors/errors.ts'

it('lists the banks in the order of the response', async () => {
  const result = [
    { codeId: 88, codeName: '신한은행', codeValue: '088' },
    { codeId: '4', codeName: '국민은행' },
  ]
  const received = await serve(hangUp, respondJson({ status: 200, message: '', result }))
  await expect(listBanks()).resolves.toEqual([
    { code: '88', name: '신한은행' },
    { code: '4', name: '국민은행' },
  ])
  await listReasons()
  const path = '/api/v1/common/codes/groups/list'
  expect(received.slice(1)).toMatchObject([
    { path, body: { groupId: 'BANK' } },
    { path, body: { groupId: 'REAS_TYPE' } },
  ])
})

it('lists the reasons with their descriptions', async () => {
  const reason = { codeId: 'US01', codeName: '서류 보완', codeDesc: '서류를 다시 냅니다.' }
  await serve(respondJson({ status: 200, result: [reason] }))
  await expect(listReasons()).resolves.toEqual([
    { code: 'US01', name: '서류 보완', description: '서류를 다시 냅니다.' },
  ])
})

it.each(['none', {}])('does not accept %j as a list', async result => {
  await serve(respondJson({ status: 200, result }))
  await expect(listBanks()).rejects.toBeInstanceOf(UnexpectedResponse)
})

it('one bank without a code does not empty the list', async () => {
  await serve(
    respondJson({ result: [{ codeId: null, codeName: '없음' }, null, { codeId: 4, codeName: '은행' }] }),
  )
  await expect(listBanks()).resolves.toEqual([{ code: '4', name: '은행' }])
})
