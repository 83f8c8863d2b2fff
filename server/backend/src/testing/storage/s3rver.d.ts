declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  type Settings = {
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }

  /** A server of the S3 protocol for tests. */
  export default class S3Server {
    constructor(settings: Settings)
    configureBuckets(): Promise<void>
    callback(): RequestListener
  }
}
