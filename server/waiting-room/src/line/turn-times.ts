/** The guess before the first turn has ended. */
const FIRST_GUESS_S = 15
/** Turns that still run prove that some are longer: they count half. */
const SHARE_OF_RUNNING = 0.5
/** The mean is that of so many turns for each person inside, and of no fewer than the other number. */
const ROUNDS = 8
const FEWEST_TURNS = 50
const TURNS_RESTORED = 10

/** The mean time of recent turns, in seconds. Moments are in milliseconds. */
export class TurnTimes {
  readonly #begunAt = new Map<number, number>()
  #begun = 0
  #stayedS = FIRST_GUESS_S
  #ended = 1

  /** Begins the turn of a number, or the rest of one that was prolonged. */
  begin(number: number, now: number): void {
    this.#stop(number, now)
    this.#begunAt.set(number, now)
    this.#begun += now
  }

  /** Ends the turn of a number. Turns from before a restart do not count. */
  end(number: number, now: number): void {
    const share = 1 - 1 / Math.max(FEWEST_TURNS, ROUNDS * this.#begunAt.size)
    if (!this.#stop(number, now)) return
    this.#stayedS *= share
    this.#ended = (this.#ended + 1) * share
  }

  /** Returns the mean of the turns that have ended. */
  meanOfEnded(): number {
    return this.#stayedS / this.#ended
  }

  /** Returns the mean of ended turns and of those that still run. */
  mean(now: number): number {
    const running = (this.#begunAt.size * now - this.#begun) / 1_000
    const most = Math.min(1, this.#ended / Math.max(1, this.#begunAt.size))
    return (this.#stayedS + SHARE_OF_RUNNING * most * running) / this.#ended
  }

  restore(meanS: number): void {
    this.#stayedS = meanS * TURNS_RESTORED
    this.#ended = TURNS_RESTORED
  }

  #stop(number: number, now: number): boolean {
    const begunAt = this.#begunAt.get(number)
    if (begunAt === undefined) return false
    this.#begunAt.delete(number)
    this.#begun -= begunAt
    this.#stayedS += (now - begunAt) / 1_000
    return true
  }
}
