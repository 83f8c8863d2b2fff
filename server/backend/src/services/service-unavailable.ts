/** The services outside. */
export type Service =
  | 'tax office'
  | 'bank'
  | 'identity provider'
  | 'real-name register'
  | 'delivery platforms'
  | 'malware scanner'

type Options = {
  /** True if another attempt at once could succeed. */
  isTransient?: boolean
  cause?: unknown
}

/** A service outside gave no usable response; the message names neither address nor key. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable'
  readonly service: Service
  readonly isTransient: boolean

  constructor(service: Service, reason: string, { isTransient = false, cause }: Options = {}) {
    super(`${service}: ${reason}`, { cause })
    this.service = service
    this.isTransient = isTransient
  }
}

/** Rejects every call of a service that is not connected. */
export function notConnected(service: Service): () => Promise<never> {
  return async () => {
    throw new ServiceUnavailable(service, 'not connected')
  }
}
