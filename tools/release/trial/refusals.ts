import type { Release } from 'release-format'
import type { Refusal } from 'release-store/gate'
import { setTimeout } from 'node:timers/promises'

/** The fault of a release at a step of its trial: the fact and the promise, a sentence each. */
export type Fault = Pick<Refusal, 'rule' | 'candidate' | 'live'>

const WAY_OUT = 'Mend it and publish it under another version; --no-smoke leaves the trial out.'

/** The promise of each lifecycle, by the kind of the page's report. */
const PROMISES: Readonly<Record<string, string>> = {
  load: 'Its files load within 6 s, and the entry sets the global of the remote.',
  integrity: 'Its files have the hashes of its release.json.',
  bootstrap: '`bootstrap` resolves within 3 s.',
  mount: '`mount` resolves within 3 s, and draws within 6 s more.',
  timeout: 'Files load within 6 s, and a lifecycle resolves within 3 s.',
  mismatch: 'A release draws at first what its first view has.',
  crash: 'Nothing is thrown in a render, an effect or later.',
  probe: 'The widget can show a wait, and its gate takes over a turn.',
}

/** Returns the refusal of a release for a fault; `at` names the step of the trial. */
function refusalOf({ name, version }: Release, at: string, { rule, candidate, live }: Fault): Refusal {
  return { rule, candidate: `${name} ${version}, ${at}, ${candidate}`, live, wayOut: WAY_OUT }
}

function fault(rule: Fault['rule'], candidate: string, live: string): Fault {
  return { rule, candidate: `${candidate}.`, live }
}

export function lifecycleFault(kind: string, lastWords: string | undefined): Fault {
  const words = lastWords === undefined ? '' : ` (${brief(lastWords)})`
  return fault('lifecycles', `fails: ${kind}${words}`, PROMISES[kind] ?? 'It runs until it is left.')
}

export const consoleFault = (text: string): Fault =>
  fault('console', `writes an error: ${brief(text)}`, 'The console stays without errors and policy reports.')

export const fileFault = (path: string, reason: string): Fault =>
  fault('files', `requests ${path}: ${reason}`, 'Each file that the code requests is listed in release.json.')

export const copyFault = (versions: readonly string[]): Fault =>
  fault(
    'one copy',
    `runs another React DOM beside the page's: ${versions.join(' and ')}`,
    'The page shares its one copy; leave react-dom out of the bundle, and name it in `requires`.',
  )

/** `shown` is the text in the place of the area. */
export function drawingFault(shown: string): Fault {
  const text = shown.trim() === '' ? 'its place is empty' : `only "${brief(shown)}"`
  return fault(
    'drawing',
    `shows no heading: ${text}`,
    'Each page draws a visible h1 into the element of the area.',
  )
}

/** `shown` is the text of the widget. */
export function waitingFault(isWait: boolean, shown: string): Fault {
  const text = shown === '' ? 'it is empty' : `"${brief(shown)}"`
  return isWait
    ? fault('drawing', `shows no news of the wait: ${text}`, 'The widget shows each place in the line.')
    : fault('drawing', `does not give the page free: ${text}`, 'The widget ends the wait with a turn.')
}

const endlessFault: Fault = fault(
  'lifecycles',
  'keeps the page busy and never returns',
  'Each task of a page ends, so that the browser can draw and answer.',
)

/** `reason` is the message of the browser's driver. */
const lostFault = (reason: string): Fault =>
  fault(
    'lifecycles',
    `loses the page: ${brief(reason)}`,
    'A visit stays in one document, which does not crash.',
  )

export const traceFault = (traces: readonly string[]): Fault =>
  fault(
    'traces',
    `leaves behind: ${traces.join(', ')}`,
    '`unmount` removes everything that the release added.',
  )

const LONGEST = 200

/** Returns the first line, which is that before the stack of an error. */
function brief(text: string): string {
  const [first = ''] = text.trim().split('\n')
  const line = first.trim().replace(/\.$/, '')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

/** A step of a trial; `at` names it in the sentence of a refusal. */
export type Step = { at: string; step: () => Promise<readonly Fault[]> }

/** Longer than all waits of one step together. */
const STEP_MS = 40_000

/** Takes the steps in turn. Returns the refusals of the first one with faults; a step that throws or never ends has one. */
export async function refusalsOfSteps(release: Release, steps: readonly Step[]): Promise<Refusal[]> {
  for (const { at, step } of steps) {
    const faults = await faultsOf(step)
    if (faults.length > 0) return faults.map(found => refusalOf(release, at, found))
  }
  return []
}

async function faultsOf(step: Step['step']): Promise<readonly Fault[]> {
  const over = new AbortController()
  try {
    return await Promise.race([step(), setTimeout(STEP_MS, [endlessFault], { signal: over.signal })])
  } catch (error) {
    return [lostFault(error instanceof Error ? error.message : String(error))]
  } finally {
    over.abort()
  }
}
