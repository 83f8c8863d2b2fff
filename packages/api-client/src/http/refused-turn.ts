import type { AxiosResponse } from 'axios'
import { PASS_REQUIRED, PASS_REQUIRED_HEADER } from 'domain-rules/queue'

const FORBIDDEN = 403

/**
 * Returns true if a call was refused because it was not the person's turn (AMB-27). The body has the error code. For a
 * requested page the browser discards that body, so the header has it too.
 */
export function isPassRequired({ status, data, headers }: AxiosResponse<unknown>): boolean {
  const body: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {}
  return (
    status === FORBIDDEN && (body['errorCode'] === PASS_REQUIRED || Boolean(headers[PASS_REQUIRED_HEADER]))
  )
}
