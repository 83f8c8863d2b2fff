// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import the testing door check its types from source
/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3Server from 's3rver'
import type { S3Settings } from '../../objects/s3-client.ts'
import { isSignedAddress } from './s3-signature.ts'

export type TestS3 = { settings: S3Settings; stop(): Promise<void> }

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Starts a server of the S3 protocol with one empty bucket. Addresses that a browser uses must be signed for it. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 's3-test-'))
  const bucket = 'files'
  const s3 = new S3Server({ silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] })
  await s3.configureBuckets()
  const server = createServer(checkingSignatures(keepingConditions(s3.callback()))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  return {
    settings: { bucket, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', credentials },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await rm(directory, { recursive: true })
    },
  }
}

// The library accepts every signature of this version. Our own calls are signed in a header and are passed on
// unchecked.
function checkingSignatures(listener: RequestListener): RequestListener {
  return (request, response) => {
    const isOurs = request.headers.authorization !== undefined
    if (isOurs || isSignedAddress(request, credentials, new Date())) listener(request, response)
    else response.writeHead(403).end()
  }
}

/** The library has no conditional writes. Each PUT is one step here: its condition is compared with the tags of the writes before it. */
function keepingConditions(listener: RequestListener): RequestListener {
  const tags = new Map<string, unknown>()
  let last: Promise<unknown> = Promise.resolve()
  return (request, response) => {
    if (request.method === 'PUT') last = write(last, request, response)
    else listener(request, response)
  }

  async function write(before: Promise<unknown>, ...[request, response]: Parameters<RequestListener>) {
    await before
    const { url = '', headers } = request
    const key = url.split('?')[0] ?? ''
    const isMet = headers['if-none-match'] ? !tags.has(key) : tags.get(key) === headers['if-match']
    const isConditional = headers['if-none-match'] ?? headers['if-match']
    if (isConditional && !isMet) return void response.writeHead(412).end(PRECONDITION_FAILED)
    const written = once(response, 'close')
    listener(request, response)
    await written
    tags.set(key, response.getHeader('etag'))
  }
}

const PRECONDITION_FAILED =
  '<Error><Code>PreconditionFailed</Code><Message>At least one condition did not hold</Message></Error>'
