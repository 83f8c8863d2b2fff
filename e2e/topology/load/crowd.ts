import { setTimeout as wait } from 'node:timers/promises'
import { apply, type Decide } from './applicant.ts'
import { Visitor } from './visitor.ts'
import { Watch } from './watch.ts'

const AT_ONCE = 4
const WAITING = 20
/** The line of home, which is paused during the run. */
export const WAITING_ACTION = 'act_1'
const FIRST_BUSINESS = 6_000_000_000
const CONTINUE = 201

/** Applicants who follow each other without end, and people who wait in a paused line all the time. */
export class Crowd {
  readonly watch = new Watch()
  readonly #site: string
  readonly #decide: Decide
  readonly #inLine: { visitor: Visitor; key: string; ahead: number }[] = []
  #lastBusiness = FIRST_BUSINESS
  #isOver = false
  #work: Promise<unknown> = Promise.resolve()

  constructor(site: string, decide: Decide) {
    this.#site = site
    this.#decide = decide
  }

  async start(): Promise<void> {
    for (let place = 0; place < WAITING; place += 1) {
      const visitor = new Visitor(this.#site, this.watch)
      const { fields } = await visitor.ask(`opcode=5101&sid=service_1&aid=${WAITING_ACTION}`)
      this.#inLine.push({ visitor, key: fields.get('key') ?? '', ahead: place })
    }
    const applicants = Array.from({ length: AT_ONCE }, () => this.#applyAgainAndAgain())
    this.#work = Promise.all([...applicants, ...this.#inLine.map(person => this.#waitInLine(person))])
  }

  /** Waits until so many more applicants have finished, and the people in line have asked since. */
  async untilFinished(more: number): Promise<void> {
    const { watch } = this
    const goal = watch.finished + watch.givenUp.length + more
    while (watch.finished + watch.givenUp.length < goal) await wait(100)
  }

  /** Ends the crowd once everyone under way has finished. */
  async end(): Promise<void> {
    this.#isOver = true
    await this.#work
  }

  /** Returns the people in line whose number is lost, given twice, or not in the order of their arrival. */
  ticketProblems(): string[] {
    const keys = this.#inLine.map(({ key }) => key)
    const order = this.#inLine.filter(({ ahead }, place) => ahead !== Math.max(place, 1)).length
    return [
      ...this.watch.lostTickets,
      ...(new Set(keys).size < keys.length ? ['a number was given twice'] : []),
      ...(order > 0 ? [`${order} are out of order`] : []),
    ]
  }

  /** Returns the number of a business that has not applied. */
  nextBusiness(): string {
    return String((this.#lastBusiness += 1))
  }

  async #applyAgainAndAgain(): Promise<void> {
    while (!this.#isOver) {
      await apply(this.#site, this.nextBusiness(), this.watch, this.#decide).catch((error: unknown) =>
        this.watch.givenUp.push(String(error)),
      )
    }
  }

  async #waitInLine(person: { visitor: Visitor; key: string; ahead: number }): Promise<void> {
    while (!this.#isOver) {
      await wait(1_000)
      const { code, fields } = await person.visitor.ask(`opcode=5002&key=${person.key}&sid=service_1`)
      if (code === CONTINUE) person.ahead = Number(fields.get('nwait'))
      else this.watch.lostTickets.push(`the number of a person in line is ${code}`)
    }
  }
}
