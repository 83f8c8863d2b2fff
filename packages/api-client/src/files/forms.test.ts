import { describe, expect, it } from 'vitest'
import { respondJson, respondText, hangUp, neverRespond, serve } from '../../test/local-server.ts'
import {
  FORM_NOT_READY,
  RequestRefused,
  TimedOut,
  UnexpectedResponse,
  Unreachable,
} from '../errors/errors.ts'
import { downloadForm } from './forms.ts'

const PATH = 'forms/delivery-ledger.pdf'
const addressed = respondJson({ success: true, data: '/objects/forms/delivery-ledger.pdf?signature=x' })
const patient = { timeoutMs: 2000 }

describe('downloading a public form', () => {
  it('asks for its address, and fetches it from there without cookie or token', async () => {
    const received = await serve(addressed, respondText('%PDF-', 200, 'application/pdf'))
    const file = await downloadForm(PATH, patient)

    expect(await file.text()).toBe('%PDF-')
    expect(file.type).toContain('application/pdf')
    expect(received).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/common/file/presigned-download-url-not-use-token?filePath=forms%2Fdelivery-ledger.pdf',
      },
      { method: 'GET', path: '/objects/forms/delivery-ledger.pdf?signature=x' },
    ])
    expect(received[1]?.headers).not.toHaveProperty('authorization')
  })

  it('reports by its code that a form is not ready yet', async () => {
    await serve(
      respondJson({ status: 404, errorCode: 'FILE_NOT_READY', message: '컨텐츠 준비중입니다.' }, 404),
    )
    await expect(downloadForm(PATH, patient)).rejects.toMatchObject({
      name: 'RequestRefused',
      errorCode: FORM_NOT_READY,
    })
  })

  it.each([
    ['the call is refused in its body', [respondJson({ success: false, message: '아니요' })], RequestRefused],
    ['the call names no address', [respondJson({ success: true, data: '' })], UnexpectedResponse],
  ])('fails when %s', async (_way, answers, error) => {
    await serve(...answers)
    await expect(downloadForm(PATH, patient)).rejects.toBeInstanceOf(error)
  })

  it.each([
    ['the file is gone', respondText('', 404), RequestRefused],
    ['the connection breaks at the file', hangUp, Unreachable],
  ])('fails when %s, and keeps its signature to itself', async (_way, response, kind) => {
    await serve(addressed, response)
    const error = await downloadForm(PATH, patient).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ path: '/objects/forms/delivery-ledger.pdf' })
  })

  it('gives up on a file that takes longer than a file may', async () => {
    await serve(addressed, neverRespond)
    const error = await downloadForm(PATH, { timeoutMs: 50 }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(TimedOut)
    expect(error).toMatchObject({
      path: '/objects/forms/delivery-ledger.pdf',
      cause: { name: 'AbortError' },
    })
  })
})
