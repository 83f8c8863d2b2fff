import { returnCode } from 'queue-protocol'
import type { MaybePromise } from '../fast-path/maybe-promise.ts'
import type { Lane, Lines, LineSettings, TicketReply } from '../line/lines.ts'
import { isBefore, refusalIn, refusalToNewIn } from '../line/modes.ts'
import { tagOf } from '../line/ticket-keys.ts'
import { beforeOpening } from './before-opening.ts'
import type { DrawRecords } from './draw-records.ts'
import type { Failures } from './failures.ts'
import type { KnownSettings } from './known-settings.ts'
import type { Openings } from './openings.ts'
import { lobbyOf } from './phases.ts'

type Options = {
  lines: Lines
  actions: readonly string[]
  records: DrawRecords
  known: KnownSettings
  openings: Openings
  failures: Failures
  now: () => number
}

type Owner = { action: string; isLobby: boolean }

const TAG_DIGITS = 8
const READING = 'reading a draw'
const NUMBER_LATER: TicketReply = { code: returnCode.IP_BLOCK, note: 'later' }

/**
 * Replies to clients of lines with a schedule. People who join before a draw get a number of the lobby. The draw gives
 * each a place in the line; their number stays the key to it.
 */
export class Lobby {
  readonly #options: Options
  readonly #owners: ReadonlyMap<string, Owner>

  constructor(options: Options) {
    this.#options = options
    this.#owners = new Map<string, Owner>(
      options.actions.flatMap(action => [
        [tagOf(action), { action, isLobby: false }],
        [tagOf(lobbyOf(action)), { action, isLobby: true }],
      ]),
    )
  }

  /** Returns true if the line of a key has no schedule and no lobby: nearly always. */
  isQuiet(key: string): boolean {
    const owner = this.#ownerOf(key)
    if (!owner) return true
    const { known } = this.#options
    return known.isFresh() && !owner.isLobby && known.settings(owner.action)?.schedule === undefined
  }

  /** Returns the action of a key; undefined for an unknown one. */
  actionOf(key: string): string | undefined {
    return this.#ownerOf(key)?.action
  }

  async join(action: string, lane?: Lane, network = ''): Promise<TicketReply> {
    const reply = await this.#joinKnown(action, lane, network)
    if (reply.code !== returnCode.ALREADY_RUNNING) return reply
    // Another process has planned or begun a draw since this one has read the settings.
    this.#options.known.expire()
    const again = await this.#joinKnown(action, lane, network)
    return again.code === returnCode.ALREADY_RUNNING ? NUMBER_LATER : again
  }

  async check(key: string, lane?: Lane): Promise<TicketReply> {
    try {
      const reply = await this.#checkKnown(key, lane)
      this.#options.failures.end(READING)
      return reply
    } catch (error) {
      this.#options.failures.add(READING, error)
      return this.#options.lines.check(key, lane)
    }
  }

  /** Asks the line about the place of a key; the reply is for the key itself. */
  async atPlaceOf(key: string, ask: (key: string) => MaybePromise<TicketReply>): Promise<TicketReply> {
    const place = await this.placeKeyOf(key)
    return place === key ? ask(key) : underKey(key, await ask(place))
  }

  /** Returns the key of the place that was drawn for a number of the lobby; the key itself for any other. */
  async placeKeyOf(key: string): Promise<string> {
    const owner = this.#ownerOf(key)
    if (!owner?.isLobby) return key
    const { lines, openings, records } = this.#options
    const settings = await openings.current(owner.action)
    const number = (await lines.nameOf(key))?.number ?? 0
    // The latest draw is the first; numbers after it have no place in its record.
    const drawn = settings?.drawn?.find(({ from }) => number >= from)
    const place = drawn ? await records.placeOf(drawn, number) : null
    if (!drawn || place === null) return key
    return lines.keyOf({ action: owner.action, number: drawn.firstPlace + place })
  }

  #ownerOf(key: string) {
    return this.#owners.get(key.slice(0, TAG_DIGITS))
  }

  async #joinKnown(action: string, lane: Lane | undefined, network: string): Promise<TicketReply> {
    const { lines, now } = this.#options
    const settings = await this.#options.openings.current(action)
    const schedule = settings?.schedule
    if (!settings || !isBefore(settings) || !schedule) return lines.join(action, lane)
    if (!schedule.draw) return beforeOpening(await lines.join(action, lane), schedule, now())
    const code = refusalToNewIn({ ...settings, schedule: undefined })
    if (code) return { code }
    if (schedule.phase === 'drawing') return NUMBER_LATER
    // The id of the draw makes the digests of two draws different.
    const ticket = await lines.join(lobbyOf(action), 'usual', `${schedule.draw.id} ${network}`)
    return this.#asEntrant(ticket, settings)
  }

  async #checkKnown(key: string, lane?: Lane): Promise<TicketReply> {
    const { lines, known, openings } = this.#options
    const owner = this.#ownerOf(key)
    const settings = owner && (await openings.current(owner.action))
    if (!owner || !settings) return lines.check(key, lane)
    if (!owner.isLobby) return this.#inLine(await lines.check(key, lane), settings)
    const place = await this.placeKeyOf(key)
    if (place !== key) return underKey(key, await lines.check(place, lane))
    const code = refusalIn(settings)
    if (code) return { code }
    if (isBefore(settings)) return this.#asEntrant(await lines.check(key), settings)
    const isKnownLate = await known.wereOutdated(owner.action)
    return isKnownLate ? this.#checkKnown(key, lane) : { code: returnCode.NO_SUCH_KEY }
  }

  #inLine(reply: TicketReply, settings: LineSettings): TicketReply {
    const isWaiting = reply.code === returnCode.CONTINUE
    if (!settings.schedule || !isBefore(settings) || !isWaiting) return reply
    return beforeOpening(reply, settings.schedule, this.#options.now())
  }

  async #asEntrant(reply: TicketReply, { schedule }: LineSettings): Promise<TicketReply> {
    if (!schedule || reply.key === undefined) return reply
    const name = await this.#options.lines.nameOf(reply.key)
    return beforeOpening(reply, schedule, this.#options.now(), name?.number)
  }
}

/** A person keeps the key of the lobby. */
function underKey(key: string, reply: TicketReply): TicketReply {
  return reply.key === undefined ? reply : { ...reply, key }
}
