import { PASS_REQUIRED, PASS_REQUIRED_HEADER, type QueueStep } from 'domain-rules/queue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, type RequestParts } from 'server-kit'
import { queueCookiesIn, type Passes } from 'waiting-room/pass'
import type { Applicant } from '../session/applicant.ts'
import type { PassUses } from '../stores/pass-uses.ts'
import { contractTexts } from '../texts/contract.ko.ts'
import type { Call } from './call.ts'

/** The operator's settings of an action now; undefined for one without a line. */
export type LineState = {
  mode: string
  limit?: number | undefined
  rate?: number | undefined
  /** An operator has ended all turns from before, in milliseconds since 1970. */
  endedAt?: number | undefined
}

/** The waiting room of the same process. Rejects while its lines are out of reach. */
export type QueueLines = {
  settingsOf(action: string): Promise<LineState | undefined>
  /** Ends the turn of a key before its time. */
  endTurn(key: string): Promise<void>
}

export type QueueGateSettings = {
  /** `limited`: only while an action has a limit, a rate or a mode of its own. */
  queueGate: 'always' | 'limited' | 'off'
  /** Refuses (`closed`) or serves (`open`) gated calls while the waiting room is out of reach. */
  queueFail: 'closed' | 'open'
  /** The action of each step. */
  queueActions: Readonly<Record<QueueStep, string>>
}

type Needs = {
  config: QueueGateSettings
  passes: Passes
  passUses: PassUses
  /** Absent where the waiting room is another process. */
  lines?: QueueLines | undefined
  /** Resolves to true if the session of this applicant is about a submitted application. */
  hasFiled: (applicant: Applicant) => Promise<boolean>
}

/** An action that needs a turn which has begun after `endedAt`. */
type Needed = Pick<LineState, 'endedAt'> & { action: string }

type GatedRequest = {
  read: RequestParts
  applicant: Applicant | null
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Lets a call that takes a turn pass, or throws `HttpError` (403 `QUEUE_PASS_REQUIRED`), with the action to wait for in a
 * header (AMB-27). A pass is worth one request for each call, and the same request again, whose response may have been lost.
 */
export type QueueGate = (call: Call, gated: GatedRequest) => Promise<void>

export function createQueueGate({ config, passes, passUses, lines, hasFiled }: Needs): QueueGate {
  return async (call, { read, applicant, request, reply }) => {
    const steps = await call.turns?.(read, async () => applicant !== null && hasFiled(applicant))
    const actions = (await Promise.all((steps ?? []).map(needed))).flat()
    if (actions.length === 0) return
    const use = {
      call: `${call.method} ${call.path}`,
      request: JSON.stringify([applicant?.sessionId ?? null, read.params, read.query, read.body]),
    }
    for (const { action, endedAt } of actions) {
      const cookies = queueCookiesIn(action, request)
      const turn = passes.turnIn(action, cookies, endedAt)
      if (turn === null || !(await passUses.take({ turn, ...use }))) continue
      if (call.endsTurn) endAfterSuccess(reply, passes.keyIn(action, cookies.line))
      return
    }
    void reply.header(PASS_REQUIRED_HEADER, encodeURIComponent(actions[0]?.action ?? ''))
    throw new HttpError(403, PASS_REQUIRED, contractTexts.passRequired)
  }

  /** Returns the action of a step if it needs a turn now. A turn of another action is not accepted. */
  async function needed(step: QueueStep): Promise<Needed[]> {
    if (config.queueGate === 'off') return []
    const action = config.queueActions[step]
    try {
      const state = await lines?.settingsOf(action)
      if (state?.mode === 'bypass') return []
      const isNeeded = config.queueGate === 'always' || (state !== undefined && isLimited(state))
      return isNeeded ? [{ action, endedAt: state?.endedAt }] : []
    } catch {
      // The waiting room reports its own failures. Here the operator's setting for that case applies.
      return config.queueFail === 'closed' ? [{ action, endedAt: undefined }] : []
    }
  }

  // A turn that cannot be ended now ends by itself within a minute.
  function endAfterSuccess({ raw }: FastifyReply, key: string | null): void {
    raw.once('finish', () => {
      if (key !== null && raw.statusCode < 300) lines?.endTurn(key).catch(() => undefined)
    })
  }
}

function isLimited({ mode, limit, rate }: LineState): boolean {
  return mode !== 'open' || limit !== undefined || rate !== undefined
}
