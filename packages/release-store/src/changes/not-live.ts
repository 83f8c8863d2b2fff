/** No release of that remote is live. */
export class NotLive extends Error {
  override readonly name = 'NotLive'

  constructor(remote: string) {
    super(`No release of ${remote} is live.`)
  }
}
