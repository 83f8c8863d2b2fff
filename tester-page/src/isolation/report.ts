import type { Entry } from './host.ts'
import { masked } from './mask.ts'
import type { Remote } from './read-remotes.ts'
import type { State } from './state/state.ts'

type Facts = {
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
export function reportOf({ address, browser, shell, remote, state, session, entries }: Facts): string {
  const lines = entries.map(({ kind, text, outcome, request, response }) =>
    [`${kind} ${text} ${outcome ?? ''}`.trim(), request && `  > ${request}`, response && `  < ${response}`]
      .filter(Boolean)
      .join('\n'),
  )
  const facts = {
    address,
    remote: `${remote.name} ${state.version || remote.version}`,
    shell,
    browser,
    state: JSON.stringify(state),
    session: JSON.stringify(session),
  }
  const head = Object.entries(facts).map(([name, value]) => `${name}: ${value}`)
  return masked([...head, '', ...lines].join('\n'))
}
