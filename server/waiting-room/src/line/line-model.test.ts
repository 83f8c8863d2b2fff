import { returnCode } from 'queue-protocol'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeLines } from '../testing/engines.ts'
import type { TestLines } from '../testing/test-lines.ts'
import type { TicketReply } from './lines.ts'

const TURN_LASTS_S = 60
const GRACE_S = 2
const EVERYBODY_IS_GONE_AFTER_S = 150

type Person = { key: string; state: 'waiting' | 'inside' | 'gone'; sureUntil: number }
type Step = {
  call: 'come' | 'check' | 'complete' | 'stayAlive' | 'end' | 'leave'
  who: number
  after: number
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    call: fc.constantFrom('come', 'come', 'check', 'check', 'check', 'complete', 'stayAlive', 'end', 'leave'),
    who: fc.nat(),
    after: fc.oneof({ weight: 6, arbitrary: fc.nat(12).map(eighths => eighths / 8) }, fc.nat(70)),
  }),
  { minLength: 20, maxLength: 200 },
)
const limits = fc.record({ limit: fc.integer({ min: 1, max: 5 }), rate: fc.integer({ min: 1, max: 4 }) })

/** Follows people from outside: it has only the facts that their replies prove. */
class Onlooker {
  readonly lines: TestLines
  readonly people: Person[] = []
  readonly entries: number[] = []
  /** For each entry, the people who were inside or had a better right to the room. */
  readonly claims: number[] = []
  time = 0

  constructor(lines: TestLines) {
    this.lines = lines
  }

  pass(seconds: number): void {
    this.lines.pass(seconds)
    this.time += seconds
  }

  async take({ call, who, after }: Step): Promise<void> {
    this.pass(after)
    if (call === 'come') return this.come()
    const person = this.people[who % Math.max(this.people.length, 1)]
    if (!person) return
    if (call === 'complete' || call === 'end' || call === 'leave') await this.end(person, call)
    else this.see(person, await this.lines[call](person.key))
  }

  async come(): Promise<void> {
    const turn = await this.lines.come()
    const person: Person = { key: turn.key, state: 'waiting', sureUntil: 0 }
    this.people.push(person)
    this.see(person, turn)
  }

  async end(person: Person, call: 'complete' | 'end' | 'leave'): Promise<void> {
    const code = await this.lines[call](person.key)
    if (code === returnCode.SUCCESS) person.state = 'gone'
  }

  see(person: Person, { code, place }: TicketReply): void {
    if (!place) return void (person.state = 'gone')
    if (code === returnCode.SUCCESS && person.state === 'waiting') this.seeEntry(person)
    if (code === returnCode.CONTINUE) person.sureUntil = this.sureAfter(person, place.recheckAfterS)
  }

  seeEntry(person: Person): void {
    const ahead = this.people
      .slice(0, this.people.indexOf(person))
      .filter(each => this.isSurely('waiting', each))
    const inside = this.people.filter(each => this.isSurely('inside', each))
    this.claims.push(inside.length + ahead.length)
    person.state = 'inside'
    person.sureUntil = this.time + TURN_LASTS_S
    this.entries.push(this.time)
  }

  isSurely(state: Person['state'], person: Person): boolean {
    return person.state === state && this.time < person.sureUntil
  }

  sureAfter({ state }: Person, recheckAfterS: number): number {
    return this.time + (state === 'inside' ? TURN_LASTS_S : 2 * recheckAfterS + GRACE_S)
  }
}

/** Checks the rate in each second that ends with an entry. */
function expectRate(entries: readonly number[], rate: number): void {
  for (const last of entries) {
    const second = entries.filter(entry => entry <= last && last - entry < 1)
    expect(second.length).toBeLessThanOrEqual(rate)
  }
}

describeLines(({ open, runs }) => {
  it('lets nobody overtake people who are present, keeps both limits, and never stops', async () => {
    await fc.assert(
      fc.asyncProperty(steps, limits, async (all, { limit, rate }) => {
        const onlooker = new Onlooker(open())
        await onlooker.lines.set({ mode: 'open', limit, rate })
        for (const step of all) await onlooker.take(step)
        expect(Math.max(0, ...onlooker.claims)).toBeLessThan(limit)
        expectRate(onlooker.entries, rate)

        onlooker.pass(EVERYBODY_IS_GONE_AFTER_S)
        expect((await onlooker.lines.come()).code).toBe(returnCode.SUCCESS)
        expect(await onlooker.lines.counts()).toMatchObject({ waiting: 0, inside: 1 })
      }),
      { numRuns: runs },
    )
  })

  it('lets people enter in the order of joining when it opens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), limits, async (people, { limit, rate }) => {
        const lines = open()
        await lines.set({ mode: 'wait' })
        const keys: string[] = []
        for (let number = 0; number < people; number += 1) keys.push((await lines.come()).key)
        await lines.set({ mode: 'open', limit, rate })

        const entered: string[] = []
        for (let second = 0; second < people; second += 1) {
          for (const key of keys.filter(each => !entered.includes(each))) {
            if ((await lines.check(key)).code !== returnCode.SUCCESS) continue
            entered.push(key)
            await lines.complete(key)
          }
          lines.pass(1)
        }
        expect(entered).toEqual(keys)
      }),
      { numRuns: runs },
    )
  })

  it('lets every person in at last who keeps asking, even if all others vanish', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), limits, async (vanishing, { limit, rate }) => {
        const lines = open()
        await lines.set({ mode: 'open', limit, rate })
        for (let number = 0; number < vanishing; number += 1) await lines.come()
        let turn: TicketReply = await lines.come()
        const { key = '' } = turn
        for (let waited = 0; isWaiting(turn) && waited < EVERYBODY_IS_GONE_AFTER_S;) {
          const seconds = turn.place?.recheckAfterS ?? 0
          lines.pass(seconds)
          waited += seconds
          turn = await lines.check(key)
        }
        expect(turn.code).toBe(returnCode.SUCCESS)
      }),
      { numRuns: runs },
    )
  })
})

const isWaiting = ({ code }: TicketReply) => code === returnCode.CONTINUE
