import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3Server from 's3rver'
import type { S3Settings } from '../objects/s3-object-store.ts'

export type TestS3 = { settings: S3Settings; stop(): Promise<void> }

/** A server that speaks the protocol of S3, with one empty bucket. It believes every signature. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 's3-test-'))
  const bucket = 'files'
  const configureBuckets = [{ name: bucket, configs: [] }]
  const server = new S3Server({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await server.run()
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    settings: { bucket, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', credentials },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
