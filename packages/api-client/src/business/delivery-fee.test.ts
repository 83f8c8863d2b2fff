import { expect, it } from 'vitest'
import { respondJson, hangUp, serve } from '../../test/local-server.ts'
import { deliveryFeeOf } from './delivery-fee.ts'
import { UnexpectedResponse } from '../errors/errors.ts'

it.each([
  [{ sprtAmt: 120_000 }, 120_000],
  [{ sprtAmt: 0 }, 0],
  [{ sprtAmt: null }, null],
  [null, null],
  [undefined, null],
])('reads %j as %j won', async (result, amount) => {
  const received = await serve(hangUp, respondJson({ status: 200, message: '', result }))
  await expect(deliveryFeeOf('1234567890')).resolves.toBe(amount)
  expect(received[1]).toMatchObject({
    path: '/api/v1/application/info/delitotalamt',
    body: { brno: '1234567890' },
  })
})

it.each([{ sprtAmt: -1 }, { sprtAmt: '많음' }, 'none'])('does not accept %j', async result => {
  await serve(respondJson({ status: 200, result }))
  await expect(deliveryFeeOf('1234567890')).rejects.toBeInstanceOf(UnexpectedResponse)
})
