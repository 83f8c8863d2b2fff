import { returnCode } from 'queue-protocol'
import type { LineSettings, ReturnCode } from './lines.ts'

/** Returns the code that refuses everyone, if the mode has one. */
export function refusalIn(settings: LineSettings): ReturnCode | undefined {
  if (settings.mode === 'block') return returnCode.BLOCK
  if (settings.mode === 'ipblock') return returnCode.IP_BLOCK
  return settings.mode === 'error' ? settings.code : undefined
}

/** Returns the code that refuses people without a number, if there is one. */
export function refusalToNewIn(settings: LineSettings): ReturnCode | undefined {
  if (settings.mode === 'drain') return returnCode.BLOCK
  return refusalIn(settings) ?? (awaitsDraw(settings) ? returnCode.ALREADY_RUNNING : undefined)
}

/** Returns true until the line has opened, its draw included. */
export function isBefore({ schedule }: LineSettings): boolean {
  return schedule?.phase === 'before' || schedule?.phase === 'drawing'
}

/** Returns true if people wait for a draw in the lobby: the line itself has no number for them. */
export function awaitsDraw(settings: LineSettings): boolean {
  return settings.schedule?.draw !== undefined && isBefore(settings)
}

/** Returns true if numbers enter in order, as there is room. */
export function goesOnIn({ mode }: LineSettings): boolean {
  return mode === 'open' || mode === 'drain'
}

/** Returns true if an operator has stopped the line. Before an opening it only waits. */
export function isPaused(settings: LineSettings): boolean {
  if (isBefore(settings) || freeEntryIn(settings)) return false
  return settings.mode === 'wait' || settings.limit === 0 || settings.rate === 0
}

/** Returns the code that lets everyone in past the line, if the mode has one. */
export function freeEntryIn({ mode }: LineSettings): ReturnCode | undefined {
  if (mode === 'bypass') return returnCode.BYPASS
  return mode === 'express' ? returnCode.EXPRESS : undefined
}
