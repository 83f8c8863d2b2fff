import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { signedIn } from '../testing/backend/signed-in.ts'
import { applicant, LARGEST_FILE, serveSampleCalls } from '../testing/contract/sample-calls.ts'

async function serveFiles() {
  const server = await serveSampleCalls()
  function sendForm(parts: Record<string, string | Blob>) {
    const form = new FormData()
    for (const [name, part] of Object.entries(parts)) form.append(name, part)
    return server.ask('/files', { method: 'POST', body: form })
  }
  return { ...server, sendForm }
}

describe('a call that takes files', () => {
  const asBlob = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

  it.each([
    ['as text', JSON.stringify({ name: '가' })],
    ['as a typed part', asBlob({ name: '가' })],
  ])('reads JSON that is sent %s, and the file beside it', async (_, data) => {
    const { sendForm } = await serveFiles()
    const answer = await sendForm({ data, note: 'n', paper: new Blob(['hello']) })
    expect(answer).toEqual({ status: 200, body: { name: '가', note: 'n', paper: 'hello', size: 5 } })
  })

  it('does without a file, and ignores what it does not know', async () => {
    const { sendForm } = await serveFiles()
    const answer = await sendForm({ data: '{"name":"a"}', other: new Blob(['x'.repeat(5_000)]), more: 'y' })
    expect(answer).toEqual({ status: 200, body: { name: 'a', paper: null, size: 0 } })
  })

  it.each([
    [LARGEST_FILE, 200],
    [LARGEST_FILE + 1, 413],
    [20_000_000, 413],
  ])('answers a file of %i bytes with %i', async (size, status) => {
    const { sendForm } = await serveFiles()
    const paper = new Blob([new Uint8Array(size)])
    expect(await sendForm({ data: '{"name":"a"}', paper })).toMatchObject({ status, body: {} })
  })

  it.each(['{"name":', '{"name":1}', '[]', ''])('refuses the data %j', async data => {
    const { sendForm } = await serveFiles()
    expect(await sendForm({ data })).toMatchObject({ status: 400, body: { errorCode: 'REQUEST_MALFORMED' } })
  })

  it.each([
    ['JSON', 'application/json', '{"data":{"name":"a"}}', 415],
    [
      'a cut-off form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"na',
      400,
    ],
    [
      'a cut-off file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="paper"; filename="a"\r\n\r\nabc',
      400,
    ],
    ['a form without a boundary', 'multipart/form-data', 'abc', 400],
  ])('refuses %s', async (_, type, body, status) => {
    const { ask } = await serveFiles()
    const answer = await ask('/files', { method: 'POST', headers: { 'content-type': type }, body })
    expect(answer).toMatchObject({ status, body: { status } })
  })

  it('refuses data that nest deeper, or hold more, than a page sends', async () => {
    const { sendForm, echo } = await serveFiles()
    const refused = { status: 400, body: { errorCode: 'REQUEST_MALFORMED' } }
    expect(await sendForm({ data: `{"name":"a","x":${'['.repeat(30)}${']'.repeat(30)}}` })).toMatchObject(
      refused,
    )
    const nested: unknown = JSON.parse('['.repeat(30) + ']'.repeat(30))
    expect(await echo({ text: 'a', unknown: nested })).toMatchObject(refused)
    expect(await echo({ text: 'a', unknown: Array.from({ length: 10_001 }, () => 1) })).toMatchObject(refused)
  })

  it('takes no form where it takes no files', async () => {
    const { ask } = await serveFiles()
    const form = new FormData()
    form.append('text', 'a')
    const headers = await signedIn(applicant)
    expect(await ask('/echo/7?word=a', { method: 'POST', headers, body: form })).toMatchObject({
      status: 415,
    })
  })

  it('leaves nothing in the temporary folder', async () => {
    const { sendForm, dataDir } = await serveFiles()
    await sendForm({ data: '{"name":"a"}', paper: new Blob(['hello']) })
    await sendForm({ data: '{', paper: new Blob([new Uint8Array(LARGEST_FILE + 1)]) })
    // The response is sent before the last file is removed.
    await expect.poll(() => readdir(join(dataDir, 'incoming'))).toEqual([])
  })
})
