import { expect, it } from 'vitest'
import { everyCall } from '../test/every-call.ts'
import { formIn, respondJson, serve, type ReceivedRequest } from '../test/local-server.ts'

// A field that is left out is missed by nobody who reads the others.
it('each call sends the agreed method, path, key and body', async () => {
  const requests: string[] = []
  for (const [name, call] of Object.entries(everyCall)) {
    const received = await serve(respondJson({ status: 200, message: 'Success' }))
    await call().catch(() => undefined)
    requests.push(`${name}\n${(await Promise.all(received.map(lineOf))).join('\n')}\n`)
  }
  await expect(requests.join('\n')).toMatchFileSnapshot('./agreed-requests.txt')
})

async function lineOf(request: ReceivedRequest): Promise<string> {
  const { method, path, headers } = request
  const key = headers['idempotency-key'] === undefined ? '' : ', with the key of its press'
  return [`${method} ${path}${key}`, await bodyOf(request)].join('\n').trim()
}

async function bodyOf(request: ReceivedRequest): Promise<string> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return request.body === '' ? '' : JSON.stringify(request.body, null, 2)
  const parts = [...(await formIn(request))].map(async ([name, part]) =>
    part instanceof File ? `${name} (${part.type}, ${part.name}): ${await part.text()}` : `${name}: ${part}`,
  )
  return (await Promise.all(parts)).join('\n')
}
