declare module 's3rver' {
  type Settings = {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }

  /** A server for tests that speaks the protocol of S3. */
  export default class S3Server {
    constructor(settings: Settings)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
