import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { startTestS3, type TestS3 } from './s3-server.ts'

/** A bucket whose responses a test can hold. */
export type HeldBucket = TestS3 & {
  /** Holds all responses until the returned function is called. */
  hold(): () => void
}

/** Starts an empty bucket whose responses can be held. */
export async function startHeldBucket(): Promise<HeldBucket> {
  const bucket = await startTestS3()
  let gate = Promise.resolve()
  const server = createServer((asked, response) => void gate.then(() => forward(bucket, asked, response)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  return {
    settings: { ...bucket.settings, endpoint: `http://127.0.0.1:${port}` },
    hold() {
      const held = Promise.withResolvers<void>()
      gate = held.promise
      return held.resolve
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await bucket.stop()
    },
  }
}

function forward({ settings }: TestS3, asked: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = asked
  const passed = request(new URL(url, settings.endpoint), { method, headers }, from => {
    response.writeHead(from.statusCode ?? 502, from.headers)
    from.pipe(response)
  })
  passed.on('error', () => response.destroy())
  asked.pipe(passed)
}
