import { createAgenda, createRandom, type Lines, type TicketReply } from 'waiting-room/testing'

export type Morning = {
  people: number
  limit: number
  /** The share of people who arrive at once, and the seconds within which all others do. */
  atOnce: number
  othersWithinS: number
  /** The average time inside. */
  stayS: number
  /** The share of people who stop asking while they wait. */
  leaving: number
  /** The loss of the lines: its moment and its length. */
  lostAtS: number
  lostForS: number
}

/** The servers of a morning; any of them may be asked. Undefined while one does not reply. */
export type Servers = {
  any(random: number): Lines | undefined
  /** Kills the only process, or the Redis of several processes and one of these. */
  lose(): Promise<void>
  comeBack(): Promise<void>
}

/** The wait of one person as they saw it. Times are in seconds. */
export type Person = {
  came: number
  leaves: number
  /** The wait by the first reply; undefined without a wait. */
  estimate?: number
  asked: number
  /** The time between the last two questions before entry. */
  lastGap: number
  entered?: number
}

export type Seen = {
  /** In the order of their numbers. */
  people: readonly Person[]
  /** The most people inside, and the used share of the limit while someone waited. */
  mostInside: number
  used: number
  entered: number
}

const SUCCESS = 200
const NO_REPLY = 908
const LONGEST_SILENCE_S = 8
const LEAVES_WITHIN_S = 600

/** Simulates the people of a morning on a virtual clock in milliseconds: they arrive, wait, leave and are served. */
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
  const seen = { mostInside: 0, usedSum: 0, usedCount: 0, waiting: 0 }
  await lines()?.steer('act_1', { mode: 'open', limit: morning.limit })

  for (let each = 0; each < morning.people; each += 1) agenda.plan(arrival(), come)
  agenda.plan(morning.lostAtS, () => servers.lose())
  agenda.plan(morning.lostAtS + morning.lostForS, () => servers.comeBack())
  agenda.plan(0, look)
  await agenda.run()
  const { entered = 0 } = (await count()) ?? {}
  return { people, mostInside: seen.mostInside, used: seen.usedSum / seen.usedCount, entered }

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
    seen.waiting += 1
    if (turn.code !== SUCCESS) person.estimate = (turn.place?.ahead ?? 0) / (turn.place?.perSecond ?? 1)
    goOn(person, turn.key, turn)
  }

  function goOn(person: Person, key: string, turn: TicketReply): void {
    if (turn.code === SUCCESS) return enter(person, key)
    const next = agenda.now() + (turn.place?.recheckAfterS ?? LONGEST_SILENCE_S)
    if (person.leaves < next) agenda.plan(person.leaves, async () => void (seen.waiting -= 1))
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
    seen.waiting -= 1
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
    if (counts) seen.mostInside = Math.max(seen.mostInside, counts.inside)
    const isCrowded = seen.waiting > morning.limit
    if (counts && isCrowded && agenda.now() > 5) {
      seen.usedSum += counts.inside / morning.limit
      seen.usedCount += 1
    }
    if (people.length < morning.people || seen.waiting > 0) agenda.plan(agenda.now() + 1, look)
  }
}
