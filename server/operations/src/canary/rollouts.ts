import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { advanceRollout, isDue, pauseRollout, type Releases } from 'release-store'
import { repeatWhileListening } from 'server-kit'
import type { Audit, AuditEntry } from '../audit.ts'
import { AUTOMATIC } from './trials.ts'

const EVERY_MS = 5_000

/** The name of the schedule in the history. */
const SCHEDULE = 'schedule'

type Needed = { releases: Releases; audit: Audit; log: FastifyBaseLogger; now: () => Date }

/** Carries out the steps of canaries when they are due, while the server listens. */
export function keepRollouts(app: FastifyInstance, needed: Needed): void {
  repeatWhileListening(app, EVERY_MS, () => advanceDue(needed))
}

/**
 * Carries out every step that is due, one for each remote. A process that was away does not catch up: the next step
 * lasts its minutes too. A step that fails pauses its rollout, with the reason.
 */
export async function advanceDue(needed: Needed): Promise<void> {
  const { releases, log, now } = needed
  try {
    const { rollouts = {} } = await releases.storage.readRegistry()
    for (const [remote, rollout] of Object.entries(rollouts))
      if (isDue(rollout, now())) await advance(needed, remote)
  } catch (error) {
    log.error({ err: error }, 'the steps of canaries wait')
  }
}

async function advance({ releases, audit, log, now }: Needed, remote: string): Promise<void> {
  const record = (action: AuditEntry['action'], detail: AuditEntry['detail']) =>
    audit({ at: now(), actor: AUTOMATIC, address: '', action, detail })
  try {
    const change = await advanceRollout(releases, { remote, by: SCHEDULE })
    if (!change) return
    const { to, percent, revision } = change
    await record('release.rollout-step', { remote, to, percent, revision })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ err: error, remote }, 'a step of a canary failed')
    await pauseRollout(releases, { remote, reason })
    await record('release.rollout-paused', { remote, reason })
  }
}
