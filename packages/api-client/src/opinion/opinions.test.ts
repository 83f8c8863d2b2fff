import { expect, it } from 'vitest'
import { respondJson, serve } from '../../test/local-server.ts'
import { listOpinions, submitOpinion } from './opinions.ts'

it('opinions may be sent as a bare list', async () => {
  const opinion = { opinionSubmitSn: 1, opinionContent: '의견' }
  for (const body of [[opinion], { status: 200, result: [opinion] }]) {
    const received = await serve(respondJson(body))
    await expect(listOpinions('A/1')).resolves.toMatchObject([
      { id: '1', content: '의견', answerStatus: 'N' },
    ])
    expect(received).toMatchObject([{ method: 'GET', path: '/api/v1/opinionSubmit/list/A%2F1' }])
  }
})

it('an opinion is read from the fields of the specification', async () => {
  const wire = {
    opinionSubmitSn: 7,
    opinionContent: '의견',
    opinionStatus: '제출',
    answerStatus: 'Y',
    answerContent: '답변',
    registDt: '2025-06-02T00:00:00Z',
    updtDt: '2025-06-05T00:00:00Z',
    fileMasters: [
      { fileId: 1, originlFileNm: '내역.pdf', filePath: 'opinion/a.pdf', fileSize: 3, delYn: 'N' },
    ],
  }
  await serve(respondJson([wire]))
  await expect(listOpinions('A1')).resolves.toEqual([
    {
      id: '7',
      content: '의견',
      answerStatus: 'Y',
      answer: '답변',
      writtenAt: '2025-06-02T00:00:00Z',
      updatedAt: '2025-06-05T00:00:00Z',
      files: [expect.objectContaining({ id: '1', name: '내역.pdf', filePath: 'opinion/a.pdf', size: 3 })],
    },
  ])
})

it('an opinion is sent with its files, under the names of the specification', async () => {
  const received = await serve(respondJson({ status: 200, message: 'Success' }))
  const file = {
    filePath: 'opinion/a',
    savedName: 'a',
    originalName: '내역.pdf',
    size: 3,
    mimeType: 'application/pdf',
  }
  await submitOpinion({ applicationNumber: 'A1', content: '의견', files: [file], idempotencyKey: 'press-1' })
  const sent = {
    originlFileNm: '내역.pdf',
    savedFileNm: 'a',
    filePath: 'opinion/a',
    fileSize: 3,
    fileExt: 'pdf',
    mimeType: 'application/pdf',
  }
  const body = { aplyNo: 'A1', opinionContent: '의견', opinionSubmitFileReqeusts: [sent] }
  expect(received).toMatchObject([{ method: 'POST', path: '/api/v1/opinionSubmit/create', body }])
})

it('an opinion that is refused in its result has the message of the result', async () => {
  await serve(respondJson({ status: 200, result: { status: 'ERROR', message: '지금은 받을 수 없습니다.' } }))
  const opinion = { applicationNumber: 'A1', content: '의견', files: [], idempotencyKey: 'press-1' }
  await expect(submitOpinion(opinion)).rejects.toMatchObject({
    name: 'RequestRefused',
    isResult: true,
    message: '지금은 받을 수 없습니다.',
  })
})
