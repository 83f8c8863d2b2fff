import type { LineChange, LineReport } from 'ops-api'
import * as t from './texts.ko.ts'

/** Returns the effects of a change of a line on the people in it, a sentence each. */
export function describeLineChange(line: LineReport, { mode, limit, rate }: LineChange): string[] {
  const isMode = mode !== undefined && mode !== line.mode
  const isLimit = limit !== undefined && limit !== line.limit
  const isRate = rate !== undefined && rate !== line.rate
  if (!isMode && !isLimit && !isRate) return [t.nothingChanges]
  const goesOn = ['open', 'drain'].includes(mode ?? line.mode)
  return [
    ...(isMode ? effectOfMode(line, mode) : []),
    ...(isLimit ? [t.limited(amount(line.limit), amount(limit)), ...effectOfLimit(line, limit)] : []),
    ...(isRate ? [t.paced(amount(line.rate), amount(rate)), ...effectOfRate(line, rate, goesOn)] : []),
  ]
}

function effectOfMode({ waiting, inside, registered, schedule }: LineReport, mode: string): string[] {
  const isOpenedEarly = schedule?.phase === 'before' && ['open', 'drain', 'bypass'].includes(mode)
  const early = isOpenedEarly ? [t.drawsNow(registered)] : []
  const all = waiting + (isOpenedEarly ? registered : 0)
  if (mode === 'open') return [...early, t.opening(all)]
  if (mode === 'pause') return [t.pausing(all, inside)]
  if (mode === 'drain') return [...early, t.draining(all)]
  if (mode === 'bypass') return [...early, t.bypassing(all)]
  return [t.blocking(waiting + registered, inside)]
}

function effectOfLimit({ inside }: LineReport, limit: number | null): string[] {
  if (limit === 0) return [t.noOneEnters]
  return limit !== null && inside >= limit ? [t.aboveLimit(inside, limit)] : []
}

function effectOfRate({ waiting }: LineReport, rate: number | null, goesOn: boolean): string[] {
  if (rate === 0) return [t.noOneEnters]
  return rate !== null && waiting > 0 && goesOn ? [t.takes(waiting, waiting / rate)] : []
}

function amount(value: number | null): string {
  return value === null ? t.none : t.count(value)
}
