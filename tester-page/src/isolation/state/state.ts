import * as v from 'valibot'

/** The choices of each kind. The first one, an empty text, changes nothing. */
export const choices = {
  width: ['', '320', '360', '768', '1280'],
  network: ['', 'slow', 'offline'],
  queue: ['', 'line', 'blocked', 'broken'],
  motion: ['', 'reduced'],
  colours: ['', 'forced'],
  letters: ['', 'large'],
  responses: ['', 'recorded'],
} as const

export type Choice = keyof typeof choices

/** The ways in which a call fails. Any other fault is a recorded refusal, `409-APL_DUPLICATE_CI`. */
export const FAULTS = ['late', 'unreachable', 'malformed'] as const

/** Free texts: the page and version of the remote, scenario and person, the time (ISO), and the session's changed fields (JSON). */
const TEXTS = ['page', 'version', 'scenario', 'person', 'clock', 'session'] as const

/** The state that the page shows a remote in. An empty text means the usual. `faults` are by call, `POST /api/…`. */
export type State = Readonly<
  { [Name in Choice]: (typeof choices)[Name][number] } & Record<(typeof TEXTS)[number], string> & {
      faults: Readonly<Record<string, string>>
    }
>

const NAMES = [...TEXTS, ...(Object.keys(choices) as Choice[])] as const

const text = v.optional(v.string(), '')
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.fallback(v.optional(v.picklist(options), ''), '')

const shape = v.object({
  ...v.entriesFromList(TEXTS, text),
  clock: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp()), ''), ''),
  width: oneOf(choices.width),
  network: oneOf(choices.network),
  queue: oneOf(choices.queue),
  motion: oneOf(choices.motion),
  colours: oneOf(choices.colours),
  letters: oneOf(choices.letters),
  responses: oneOf(choices.responses),
})

/** Returns the state in the query of an address. An unknown choice is the usual one. */
export function stateIn(query: string): State {
  const params = new URLSearchParams(query)
  const faults = params.getAll('fault').map(each => {
    const [fault = '', ...call] = each.split(' ')
    return [call.join(' '), fault]
  })
  return { ...v.parse(shape, Object.fromEntries(params)), faults: Object.fromEntries(faults) }
}

/** Returns the query of an address that shows this state, without its usual parts. */
export function queryOf(state: State): string {
  const params = new URLSearchParams()
  for (const name of NAMES) if (state[name] !== '') params.set(name, state[name])
  for (const [call, fault] of Object.entries(state.faults)) params.append('fault', `${fault} ${call}`)
  return params.toString()
}
