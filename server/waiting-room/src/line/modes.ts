import { returnCode } from 'queue-protocol'
import type { LineSettings, ReturnCode } from './lines.ts'

/** What a mode says to everyone who comes, instead of a place in line. */
export function refusalIn(settings: LineSettings): ReturnCode | undefined {
  if (settings.mode === 'block') return returnCode.BLOCK
  if (settings.mode === 'ipblock') return returnCode.IP_BLOCK
  return settings.mode === 'error' ? settings.code : undefined
}

/** What a mode says besides to those who have no number yet. */
export function refusalToNewIn(settings: LineSettings): ReturnCode | undefined {
  if (settings.mode === 'drain') return returnCode.BLOCK
  return refusalIn(settings) ?? (awaitsDraw(settings) ? returnCode.ALREADY_RUNNING : undefined)
}

/** Whether who comes waits for a draw elsewhere: the line itself has no number for them. */
export function awaitsDraw({ schedule }: LineSettings): boolean {
  return schedule?.draw !== undefined && (schedule.phase === 'before' || schedule.phase === 'drawing')
}

/** Whether numbers enter in order, as there is room. */
export function goesOnIn({ mode }: LineSettings): boolean {
  return mode === 'open' || mode === 'drain'
}

/** What a mode says to everyone whom it lets in past the line. */
export function freeEntryIn({ mode }: LineSettings): ReturnCode | undefined {
  if (mode === 'bypass') return returnCode.BYPASS
  return mode === 'express' ? returnCode.EXPRESS : undefined
}
