declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  type Settings = {
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }

  /** A server for tests that speaks the protocol of S3. */
  export default class S3Server {
    constructor(settings: Settings)
    configureBuckets(): Promise<void>
    callback(): RequestListener
  }
}
