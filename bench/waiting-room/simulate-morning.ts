import type { Lines, TicketReply } from 'waiting-room/testing'
import { createAgenda } from './agenda.ts'
import { createRandom } from './random.ts'

export type Morning = {
  people: number
  limit: number
  /** The share of those who come at once, and within how many seconds all others do. */
  atOnce: number
  othersWithinS: number
  /** How long one stays inside, on the average. */
  stayS: number
  /** The share of those who leave without a word while they wait. */
  leaving: number
  /** When what keeps the lines is lost, and for how long. */
  lostAtS: number
  lostForS: number
}

/** The servers of a morning, each of which may be asked; undefined while one does not reply. */
export type Servers = {
  any(random: number): Lines | undefined
  /** What keeps the lines goes: the only process, or the Redis of several and one of those besides. */
  lose(): Promise<void>
  comeBack(): Promise<void>
}

/** One person, as they themselves saw it. Times are in seconds. */
export type Person = {
  came: number
  leaves: number
  /** What the first reply made of the wait; undefined for one who did not wait. */
  estimate?: number
  asked: number
  /** How long before the entry they asked the last time. */
  lastGap: number
  entered?: number
}

export type Seen = {
  /** In the order of their numbers. */
  people: readonly Person[]
  /** How many were inside at most, and how much of the limit was used while someone waited. */
  mostInside: number
  used: number
  entered: number
}

const SUCCESS = 200
const NO_REPLY = 908
const LONGEST_SILENCE_S = 8
const LEAVES_WITHIN_S = 600

/** Has a morning's people come, wait, leave and be served on a virtual clock in milliseconds. */
export async function simulateMorning(
  open: (now: () => number) => Promise<Servers>,
  morning: Morning,
  seed: number,
): Promise<Seen> {
  const random = createRandom(seed)
  const agenda = createAgenda()
  const now = () => agenda.now() * 1_000
  const people: Person[] = []
  const servers = await open(now)
  const lines = () => servers.any(random())
  let [mostInside, usedSum, usedCount, waitingPeople] = [0, 0, 0, 0]
  await lines()?.steer('act_1', { mode: 'open', limit: morning.limit })

  for (let each = 0; each < morning.people; each += 1) agenda.plan(arrival(), come)
  agenda.plan(morning.lostAtS, () => servers.lose())
  agenda.plan(morning.lostAtS + morning.lostForS, () => servers.comeBack())
  agenda.plan(0, look)
  await agenda.run()
  const { entered = 0 } = (await count()) ?? {}
  return { people, mostInside, used: usedSum / usedCount, entered }

  async function count() {
    if (isLost()) return undefined
    return (await lines()?.report())?.get('act_1')?.counts
  }

  function isLost(): boolean {
    const since = agenda.now() - morning.lostAtS
    return since >= 0 && since <= morning.lostForS
  }

  function arrival(): number {
    return random() < morning.atOnce ? random() : random() * morning.othersWithinS
  }

  async function come(): Promise<void> {
    const turn = await lines()?.join('act_1')
    if (!turn?.key) return agenda.plan(agenda.now() + 1 + random(), come)
    const leaves = random() < morning.leaving ? agenda.now() + random() * LEAVES_WITHIN_S : Infinity
    const person: Person = { came: agenda.now(), leaves, asked: agenda.now(), lastGap: 0 }
    people.push(person)
    waitingPeople += 1
    if (turn.code !== SUCCESS) person.estimate = (turn.place?.ahead ?? 0) / (turn.place?.perSecond ?? 1)
    goOn(person, turn.key, turn)
  }

  function goOn(person: Person, key: string, turn: TicketReply): void {
    if (turn.code === SUCCESS) return enter(person, key)
    const next = agenda.now() + (turn.place?.recheckAfterS ?? LONGEST_SILENCE_S)
    if (person.leaves < next) agenda.plan(person.leaves, async () => void (waitingPeople -= 1))
    else agenda.plan(next, () => ask(person, key, 1))
  }

  async function ask(person: Person, key: string, silenceS: number): Promise<void> {
    const turn = await lines()?.check(key)
    const later = agenda.now() + silenceS
    if (!turn) return agenda.plan(later, () => ask(person, key, Math.min(2 * silenceS, LONGEST_SILENCE_S)))
    person.lastGap = agenda.now() - person.asked
    person.asked = agenda.now()
    goOn(person, key, turn)
  }

  function enter(person: Person, key: string): void {
    person.entered = agenda.now()
    waitingPeople -= 1
    // Most are quick, some take long; all are done before a turn ends by itself.
    const stay = Math.min(55, 2 - Math.log(1 - random()) * (morning.stayS - 2))
    agenda.plan(agenda.now() + stay, () => leave(key))
  }

  async function leave(key: string): Promise<void> {
    const code = (await lines()?.complete(key)) ?? NO_REPLY
    if (code === NO_REPLY) agenda.plan(agenda.now() + 1, () => leave(key))
  }

  // Once a second. The use of the limit counts while more people wait than may be inside.
  async function look(): Promise<void> {
    const counts = await count()
    if (counts) mostInside = Math.max(mostInside, counts.inside)
    const isCrowded = waitingPeople > morning.limit
    if (counts && isCrowded && agenda.now() > 5) {
      usedSum += counts.inside / morning.limit
      usedCount += 1
    }
    if (people.length < morning.people || waitingPeople > 0) agenda.plan(agenda.now() + 1, look)
  }
}
