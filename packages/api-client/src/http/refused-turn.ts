import type { AxiosResponse } from 'axios'
import { PASS_REQUIRED, PASS_REQUIRED_HEADER } from 'domain-rules/queue'

const FORBIDDEN = 403

/**
 * Whether a call was refused because it was not the person's turn (AMB-27). The body says so, but of a response in the
 * place of a page a browser keeps no body; the header does then.
 */
export function saysPassRequired({ status, data, headers }: AxiosResponse<unknown>): boolean {
  const said: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {}
  return (
    status === FORBIDDEN && (said['errorCode'] === PASS_REQUIRED || Boolean(headers[PASS_REQUIRED_HEADER]))
  )
}
