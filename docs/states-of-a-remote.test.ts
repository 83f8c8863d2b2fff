import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { advance } from '../shell/src/compose/remote/advance.ts'
import { EVENTS, STATES, type Remote, type State } from '../shell/src/compose/remote/remote.ts'
import { eventOf, releaseOf, remoteIn } from '../shell/src/compose/testing/remotes.ts'

const page = readFileSync(join(import.meta.dirname, 'architecture.md'), 'utf8')

const ONLY_OVERLAY: readonly State[] = ['replacing', 'handingOver']
const ONLY_AREA: readonly State[] = ['late', 'left']
const EVENTS_OF_AREA = ['late', 'left', 'retried']

/** The states that may follow an event, whether or not there is another release to fall back to. */
function nextStates(state: State, slot: Remote['slot'], type: (typeof EVENTS)[number]): string {
  const known = remoteIn(state, slot)
  const remotes = [known, { ...known, good: [releaseOf('0')] }]
  const next = remotes.map(remote => advance(remote, eventOf(type, remote)).remote.state)
  return [...new Set(next)].filter(each => each !== state).join(' / ')
}

function tableOf(slot: Remote['slot']): string {
  const others = slot === 'main' ? ONLY_OVERLAY : ONLY_AREA
  const states = STATES.filter(state => !others.includes(state))
  const events = EVENTS.filter(type => slot === 'main' || !EVENTS_OF_AREA.includes(type))
  const rows = states.map(state => [state, ...events.map(type => nextStates(state, slot, type))])
  const lines = [['state', ...events], ['---', ...events.map(() => '---')], ...rows]
  return lines
    .map(cells => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |').replaceAll('|  |', '| |'))
    .join('\n')
}

it.each([
  ['area', 'main', 0],
  ['overlay', 'overlay', 1],
] as const)('docs/architecture.md has the table of states of an %s', (_, slot, index) => {
  const tables = page.match(/^\| state \| entered.*(\n\|.*)+/gm) ?? []
  expect(tables[index]).toBe(tableOf(slot))
})
