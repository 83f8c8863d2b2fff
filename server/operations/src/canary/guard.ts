import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'release-format'
import { NoRollout, pauseRollout, rollBackRelease, type Releases } from 'release-store'
import type { Audit, AuditEntry } from '../audit.ts'
import { minuteOf, type CountStore } from '../beacons/count-store.ts'
import type { VoteStore } from '../beacons/vote-store.ts'
import { verdictOn, type Evidence, type Reports } from './budget.ts'
import { AUTOMATIC, trialsIn, type Trial } from './trials.ts'

/** The time for which the last good release is compared. */
const COMPARED_MS = 60 * 60_000

type Needed = {
  releases: Releases
  counts: CountStore
  votes: VoteStore
  audit: Audit
  log: FastifyBaseLogger
  now: () => Date
}

/** A release on trial about which an operator has to decide. */
export type Question = { remote: string; version: string; at: string; sentence: string; revision: number }

/** Reviews the releases on trial. */
export class Guard {
  readonly #needed: Needed
  #questions: readonly Question[] = []

  constructor(needed: Needed) {
    this.#needed = needed
  }

  /**
   * Takes back every release that fails in too many known networks: a canary ends, a newly promoted release is replaced
   * by the last good one. An operator is asked once about any other evidence. Audit log and history have the figures.
   */
  async review(): Promise<void> {
    const { releases, now } = this.#needed
    const registry = await releases.storage.readRegistry()
    const trials = trialsIn(registry, now())
    this.#questions = this.questions(registry)
    for (const trial of trials) {
      const verdict = verdictOn(await this.#reportsOn(trial))
      if (verdict?.do === 'rollBack' && !trial.isRepeated) await this.#rollBack(trial, verdict)
      else if (verdict) await this.#ask(trial, verdict)
    }
  }

  /** Returns the open questions. One ends with its trial: by a change of the remote, or an hour after going live. */
  questions(registry: Registry): readonly Question[] {
    const trials = trialsIn(registry, this.#needed.now())
    return this.#questions.filter(question => trials.some(isSameTrial(question)))
  }

  async #reportsOn(trial: Trial): Promise<Reports> {
    const { counts, votes } = this.#needed
    const { remote, version, since, lastGood } = trial
    const before = new Date(since.getTime() - COMPARED_MS)
    const [ours, theirs, ofTrial] = await Promise.all([
      counts.since(minuteOf(since), remote),
      counts.since(minuteOf(before), remote),
      votes.of(trial),
    ])
    return {
      votes: ofTrial,
      candidate: ours.filter(count => count.version === version),
      lastGood: theirs.filter(count => count.version === lastGood),
    }
  }

  async #rollBack(trial: Trial, { sentence, figures }: Evidence): Promise<void> {
    const { releases, log } = this.#needed
    const { remote, version, isCanary, lastGood } = trial
    const restored = isCanary ? {} : { version: lastGood }
    const order = { remote, by: AUTOMATIC, reason: sentence, only: version, ...restored }
    const { isChanged, from, to, revision } = await rollBackRelease(releases, order)
    // Another machine, or an operator, was faster.
    if (!isChanged) return
    const detail = { remote, from, to, revision, ...figures }
    log.error(detail, 'a release was taken back')
    await this.#audit('release.automatic-rollback', detail)
  }

  async #ask(trial: Trial, { sentence, figures }: Evidence): Promise<void> {
    if (this.#questions.some(isSameTrial(trial))) return
    const { remote, version, revision, isRepeated } = trial
    const at = this.#needed.now().toISOString()
    this.#questions = [...this.#questions, { remote, version, at, sentence, revision }]
    const detail = { remote, version, reason: sentence, isRepeated, ...figures }
    this.#needed.log.warn(detail, 'an operator has to decide about a release')
    await this.#audit('release.warning', detail)
    if (trial.isCanary) await this.#pause(trial, sentence)
  }

  /** A rollout does not grow while an operator has to decide. */
  async #pause({ remote, version }: Trial, reason: string): Promise<void> {
    try {
      await pauseRollout(this.#needed.releases, { remote, version, reason })
    } catch (error) {
      if (!(error instanceof NoRollout)) throw error
    }
  }

  async #audit(action: AuditEntry['action'], detail: AuditEntry['detail']): Promise<void> {
    const { audit, now } = this.#needed
    await audit({ at: now(), actor: AUTOMATIC, address: '', action, detail })
  }
}

/** A revision of the registry begins one trial. */
function isSameTrial({ revision }: Pick<Trial, 'revision'>) {
  return (other: Pick<Trial, 'revision'>) => other.revision === revision
}
