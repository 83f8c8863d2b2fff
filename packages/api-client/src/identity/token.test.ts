import { describe, expect, it } from 'vitest'
import { respondJson, hangUp, serve } from '../../test/local-server.ts'
import { RequestRefused, UnexpectedResponse } from '../errors/errors.ts'
import { createToken, logOut, remainingSeconds } from './token.ts'

const APPLICATION = '20250000000001'

describe('a new session token', () => {
  it('is valid for an hour by default', async () => {
    const received = await serve(respondJson({ status: 200, message: 'ok', result: 'token' }))
    await expect(createToken(APPLICATION)).resolves.toBe('token')
    await createToken(APPLICATION, 60)
    expect(received).toMatchObject([
      {
        method: 'POST',
        path: `/api/v1/common/token/create?aplyNo=${APPLICATION}&seconds=3600`,
        body: '',
      },
      { path: `/api/v1/common/token/create?aplyNo=${APPLICATION}&seconds=60` },
    ])
  })

  it('is asked for once more without a response, since the newest is valid', async () => {
    const received = await serve(hangUp, respondJson({ status: 200, result: 'second' }))
    await expect(createToken(APPLICATION)).resolves.toBe('second')
    expect(received).toHaveLength(2)
  })

  it('is refused with the sentence of the server', async () => {
    await serve(respondJson({ status: 404, message: '신청정보가 존재하지 않습니다.' }, 404))
    await expect(createToken(APPLICATION)).rejects.toMatchObject({
      name: 'RequestRefused',
      message: '신청정보가 존재하지 않습니다.',
    })
  })

  it.each([null, '', 5, {}])('is not %j', async result => {
    await serve(respondJson({ status: 200, result }))
    await expect(createToken(APPLICATION)).rejects.toBeInstanceOf(UnexpectedResponse)
  })
})

describe('the remaining time of a session token', () => {
  it.each([
    [1200, 1200],
    ['1200', 1200],
    [0, 0],
    [-30, 0],
  ])('is read from %j as %d seconds', async (result, seconds) => {
    const received = await serve(respondJson({ status: '200', result }))
    await expect(remainingSeconds('a token/+')).resolves.toBe(seconds)
    expect(received).toMatchObject([
      { method: 'POST', path: '/api/v1/common/token/remaining?token=a+token%2F%2B', body: '' },
    ])
  })

  it('is asked for once more without a response', async () => {
    const received = await serve(hangUp, respondJson({ status: 200, result: 5 }))
    await expect(remainingSeconds('token')).resolves.toBe(5)
    expect(received).toHaveLength(2)
  })

  it('is refused without a word of the token itself', async () => {
    await serve(respondJson({ status: 401, message: '' }, 401))
    const refused = await remainingSeconds('secret').catch((error: unknown) => error)
    expect(refused).toMatchObject({ name: 'RequestRefused', path: '/api/v1/common/token/remaining' })
    expect(String(refused)).not.toContain('secret')
  })

  it.each(['soon', null])('is not %j', async result => {
    await serve(respondJson({ status: 200, result }))
    await expect(remainingSeconds('token')).rejects.toBeInstanceOf(UnexpectedResponse)
  })

  it('may be refused', async () => {
    await serve(respondJson({ status: 500, message: '오류' }, 500))
    await expect(remainingSeconds('token')).rejects.toBeInstanceOf(RequestRefused)
  })
})

it('the session is ended by a call of its own', async () => {
  const received = await serve(respondJson({}))
  await logOut()
  expect(received).toMatchObject([{ method: 'POST', path: '/api/v1/auth/logout', body: '' }])
})
