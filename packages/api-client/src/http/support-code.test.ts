import { describe, expect, it } from 'vitest'
import { serve } from '../../test/local-server.ts'
import { ask, failureOf } from '../../test/sample-call.ts'
import { messageFor, messageOr } from '../errors/errors.ts'

describe('the code of a failed call', () => {
  const CODE = '4bf92f3577b34da6a3ce929d0e0e4736'
  const answering = (status: number, body: object, id = CODE) =>
    serve(response =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-request-id': id })
        .end(JSON.stringify(body)),
    )

  it.each([
    ['of the server', 500, { message: '처리할 수 없습니다.' }],
    ['in its response', 200, { status: 200 }],
  ])('is behind the sentence if the failure is %s', async (_, status, body) => {
    await answering(status, body)
    const error = await failureOf(ask())
    expect(messageFor(error)).toBe(`${error.message} (문의 코드: ${CODE})`)
    expect(messageOr(error, '화면의 문장')).toBe(`화면의 문장 (문의 코드: ${CODE})`)
  })

  it.each([
    ['a refusal of the programme', 409, CODE],
    ['a refusal in the body alone', 200, CODE],
    ['a backend with ids of another form', 500, 'req-7 <b>'],
    ['a backend with longer ids', 500, `${CODE}0`],
    ['a backend with a word before its ids', 500, `x${CODE}`],
  ])('is not there for %s', async (_, status, id) => {
    await answering(status, { status: 409, message: '이미 신청했습니다.' }, id)
    const error = await failureOf(ask())
    expect(messageFor(error)).toBe('이미 신청했습니다.')
  })
})
