import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { createS3ObjectStore } from './s3-object-store.ts'

const now = () => new Date()

it('an object without a type in its bucket is of no type that a browser would run', async () => {
  const plain = createServer((_, response) => response.writeHead(200, { 'content-length': 3 }).end()).listen(
    0,
    '127.0.0.1',
  )
  await once(plain, 'listening')
  const endpoint = `http://127.0.0.1:${Object(plain.address()).port}`
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }
  const store = await createS3ObjectStore({ bucket: 'files', endpoint, region: 'kr', credentials }, now)
  const facts = { path: 'a', size: 3, contentType: 'application/octet-stream', originalName: null }
  expect(await store.headObject('a')).toEqual(facts)
  plain.closeAllConnections()
  plain.close()
})
