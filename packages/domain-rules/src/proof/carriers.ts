import { problemsAmong, type Problem } from '../problem.ts'
import * as t from './texts.ko.ts'

export type ParcelRequest = { isAgreed: boolean; carriers: readonly string[] }
export type ParcelField = 'agreement' | 'carriers'

/** Returns all problems of a parcel request, in order; the carriers must be among those offered (PPAR-08, PPAR-09). */
export function parcelRequestProblems(
  { isAgreed, carriers }: ParcelRequest,
  offered: readonly string[],
): Problem<ParcelField>[] {
  const isChosen = carriers.length > 0 && carriers.every(carrier => offered.includes(carrier))
  return problemsAmong([
    ['agreement', isAgreed ? null : t.notAgreed],
    ['carriers', isChosen ? null : t.carriersMissing],
  ])
}

/** Returns the first problem of a parcel request, or null. */
export function checkParcelRequest(request: ParcelRequest, offered: readonly string[]): string | null {
  return parcelRequestProblems(request, offered)[0]?.message ?? null
}

/** Returns `aplyTypeDetail` of a parcel request: the chosen names, joined by commas (PPAR-14). */
export function joinCarriers(carriers: readonly string[]): string {
  return carriers.join(',')
}
