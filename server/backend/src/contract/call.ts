import type { FastifyRequest } from 'fastify'
import type { QueueStep } from 'domain-rules/queue'
import type { Call as AnyCall } from 'server-kit'
import type { LimitName } from '../limits/limits.ts'

/** 'open' is for everyone; 'applicant' needs the session cookie, else 401 `AUTH_EXPIRED`. */
export type Access = 'open' | 'applicant'

/** One call of the specification, as data: it is served, checked and published at /openapi.json from here. */
export type Call = AnyCall & {
  access: Access
  /** Also served under /admin-api, to callers that the admin backend admits. */
  admin?: true
  /** Also served in the mode `read-only`: it changes no record of an application. Calls by GET need no mark. */
  changesNothing?: true
  /** The limit whose count it shares; without one it is counted by itself. */
  limit?: LimitName
  /**
   * The steps of the waiting room that it is served in: one turn will do, and none is needed where there are none.
   * `hasFiled` resolves to true if the session is about a submitted application.
   */
  turns?(
    request: { body?: unknown; query?: unknown },
    hasFiled: () => Promise<boolean>,
  ): readonly QueueStep[] | Promise<readonly QueueStep[]>
  /** True if the turn is over with the response of a success: its place is free at once. */
  endsTurn?: true
  /** The refusal of a request that does not fit, where the call has a sentence of its own. */
  malformed?: { errorCode: string; message: string }
}

/** Returns the method and the pattern of a request's route: the address itself may contain personal values. */
export function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`
}
