import { withoutComments } from './read-declarations.ts'
import type { Api } from './exported-types.ts'

/** The required step of a version, and the first reason for it. */
export type Change = { by: 'patch' | 'minor' | 'major'; reason: string }

const GRAVITY = ['patch', 'minor', 'major'] as const

/**
 * Returns the version step that a change of the exported types requires: major if a declaration was removed or
 * changed, minor if one was added, patch if only comments differ. Null if nothing differs.
 */
export function changeOf(before: Api, now: Api): Change | null {
  const names = [...new Set([...before.keys(), ...now.keys()])]
  const changes = names.flatMap(name => changeOfOne(name, before.get(name), now.get(name)) ?? [])
  return changes.toSorted((a, b) => GRAVITY.indexOf(b.by) - GRAVITY.indexOf(a.by))[0] ?? null
}

function changeOfOne(name: string, before: string | undefined, now: string | undefined): Change | null {
  if (before === now) return null
  if (now === undefined) return { by: 'major', reason: `${name} was removed` }
  if (before === undefined) return { by: 'minor', reason: `${name} was added` }
  const [codeBefore, codeNow] = [withoutComments(before), withoutComments(now)]
  if (codeBefore === codeNow) return { by: 'patch', reason: `the comments of ${name} changed` }
  return hasAllOf(codeNow.split('\n'), codeBefore.split('\n'))
    ? { by: 'minor', reason: `${name} has gained something` }
    : { by: 'major', reason: `${name} was changed` }
}

/** Returns whether all lines are still there in their order, with any others between them. */
function hasAllOf(lines: readonly string[], wanted: readonly string[]): boolean {
  let place = 0
  for (const line of lines) if (line === wanted[place]) place++
  return place === wanted.length
}
