import type { Entry } from './host.ts'
import { masked } from './mask.ts'
import type { Remote } from './read-remotes.ts'
import { queryOf, type State } from './state/state.ts'

type Facts = {
  /** Of the page, without its query. */
  address: string
  browser: string
  /** The script of the shell, with its hash. */
  shell: string
  remote: Remote
  state: State
  session: object
  entries: readonly Entry[]
}

/** Returns a bug report: address, versions, state, and all that happened. It holds no number of a person. */
export function reportOf({ address, browser, shell, remote, session, entries, ...facts }: Facts): string {
  const state = withoutPerson(facts.state)
  const happened = entries.map(({ kind, text, outcome, request, response }) =>
    [`${kind} ${text} ${outcome ?? ''}`.trim(), request && `  > ${request}`, response && `  < ${response}`]
      .filter(Boolean)
      .join('\n'),
  )
  const versions = {
    remote: `${remote.name} ${state.version || remote.version}`,
    shell,
    browser,
    state: JSON.stringify(state),
    session: JSON.stringify(session),
  }
  const lines = Object.entries(versions).map(([name, value]) => `${name}: ${value}`)
  return `address: ${address}?${queryOf(state)}\n${masked([...lines, '', ...happened].join('\n'))}`
}

/** Each text by itself: in an address the codes of quotes would be part of a number. */
function withoutPerson(state: State): State {
  const maskedEntries = Object.entries(state).map(([name, value]) => [
    name,
    typeof value === 'string' ? masked(value) : value,
  ])
  return Object.fromEntries(maskedEntries) as State
}
