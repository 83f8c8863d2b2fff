import type { Lines, TicketReply } from '../line/lines.ts'
import { createMemoryLines } from '../line/memory-lines.ts'
import { createAgenda } from './agenda.ts'
import { figuresOf, type CrowdFigures } from './crowd-figures.ts'
import { createRandom } from './random.ts'
import { readableKeys, type Engine } from './test-lines.ts'

/** A crowd at one line. Times are in seconds. */
export type Crowd = {
  limit?: number
  rate?: number
  /** The start of the measurement. */
  from?: number
  /** The moments at which people arrive, in order. */
  arrivals: readonly number[]
  /** Returns the time inside from a random number of 0 to 1. */
  turn: (random: number) => number
  /** The shortest pause of these clients: other clients ask each second at most. */
  shortestPause?: number
}

export type Person = {
  asked: number[]
  /** Each estimate with its moment. */
  foretold: { at: number; wait: number }[]
  entered?: number
}

export type Watched = {
  limit: number
  from: number
  /** In the order of their numbers. */
  people: readonly Person[]
  mostInside: number
  /** The time for which more people waited than may be inside, and the sum of the used shares of the limit in it. */
  crowdedFor: number
  usedFor: number
}

const SEED = 1
const TICKS_PER_SECOND = 100
const LONGEST_TRIP_S = 0.1
const SUCCESS = 200
/** Nobody waits for so long after the last has arrived. */
const LONGEST_WAIT_S = 600
/** A line that has just opened is not full yet. */
const FILLED_AFTER_S = 5

/** Simulates a crowd on a virtual clock: people arrive, ask as requested, enter, and give their turn back. */
export async function watchCrowd(crowd: Crowd, engine: Engine = createMemoryLines): Promise<CrowdFigures> {
  const simulation = new Simulation(engine, crowd)
  await simulation.run()
  return figuresOf(simulation.watched)
}

class Simulation {
  readonly people: Person[] = []
  readonly watched: Watched
  readonly #crowd: Crowd
  readonly #random: () => number
  readonly #agenda = createAgenda(TICKS_PER_SECOND)
  readonly #lines: Lines
  #inside = 0
  #waiting = 0
  #lookedAt = 0

  constructor(engine: Engine, crowd: Crowd) {
    const { limit = Infinity, from = 0 } = crowd
    this.watched = { limit, from, people: this.people, mostInside: 0, crowdedFor: 0, usedFor: 0 }
    this.#crowd = crowd
    this.#random = createRandom(SEED)
    const now = () => 1_000_000 + this.#agenda.now() * 1_000
    this.#lines = engine({ actions: ['act_1'], now, keys: readableKeys })
  }

  async run(): Promise<void> {
    const { limit, rate, arrivals } = this.#crowd
    await this.#lines.steer('act_1', { mode: 'open', limit, rate })
    for (const at of arrivals) this.#agenda.plan(at, () => this.#come())
    await this.#agenda.run()
  }

  async #come(): Promise<void> {
    const person: Person = { asked: [], foretold: [] }
    this.people.push(person)
    this.#count(0, 1)
    this.#see(person, await this.#lines.join('act_1'))
  }

  #see(person: Person, { code, key = '', place }: TicketReply): void {
    const at = this.#agenda.now()
    if (at > (this.#crowd.arrivals.at(-1) ?? 0) + LONGEST_WAIT_S) throw new Error('The line never ends.')
    person.asked.push(at)
    if (code === SUCCESS) return this.#enter(person, key)
    const { ahead = 0, perSecond = 1, recheckAfterS = 1 } = place ?? {}
    person.foretold.push({ at, wait: Math.max(1, Math.max(1, ahead) / perSecond) })
    const pause = Math.max(recheckAfterS, this.#crowd.shortestPause ?? 0) + this.#random() * LONGEST_TRIP_S
    this.#agenda.plan(at + pause, async () => this.#see(person, await this.#lines.check(key)))
  }

  #enter(person: Person, key: string): void {
    person.entered = this.#agenda.now()
    this.#count(1, -1)
    this.#agenda.plan(person.entered + this.#crowd.turn(this.#random()), async () => {
      this.#count(-1, 0)
      await this.#lines.complete(key)
    })
  }

  #count(inside: number, waiting: number): void {
    const { watched } = this
    const now = this.#agenda.now()
    if (this.#waiting > watched.limit && now > watched.from + FILLED_AFTER_S) {
      watched.crowdedFor += now - this.#lookedAt
      watched.usedFor += ((now - this.#lookedAt) * this.#inside) / watched.limit
    }
    this.#lookedAt = now
    this.#inside += inside
    this.#waiting += waiting
    watched.mostInside = Math.max(watched.mostInside, this.#inside)
  }
}
