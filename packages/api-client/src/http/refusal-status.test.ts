import * as v from 'valibot'
import { expect, it } from 'vitest'
import { respondJson, respondText, serve } from '../../test/local-server.ts'
import { readJson } from './http.ts'

const ask = () => readJson('/api/v1/anything', {}, { successStatus: '200', shape: v.unknown() })

it('the time-out of a gateway is a refusal without a reason (ERR-10)', async () => {
  await serve(respondText('<html>504 Gateway Time-out</html>', 504))
  await expect(ask()).rejects.toMatchObject({ name: 'RequestRefused', status: 504 })
})

it('a refusal in the body of a success has the status of both (AMB-102)', async () => {
  await serve(respondJson({ status: 400, message: '안 됩니다.' }))
  await expect(ask()).rejects.toMatchObject({ status: 400, httpStatus: 200, message: '안 됩니다.' })
})
