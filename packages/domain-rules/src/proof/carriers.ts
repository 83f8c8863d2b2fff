import * as t from './texts.ko.ts'

export type ParcelRequest = { isAgreed: boolean; carriers: readonly string[] }

/** What stands against a parcel request, or null; the carriers must be among those offered (PPAR-08, PPAR-09). */
export function checkParcelRequest(
  { isAgreed, carriers }: ParcelRequest,
  offered: readonly string[],
): string | null {
  if (!isAgreed) return t.notAgreed
  const isChosen = carriers.length > 0 && carriers.every(carrier => offered.includes(carrier))
  return isChosen ? null : t.carriersMissing
}

/** `aplyTypeDetail` of a parcel request: the chosen names, joined by commas (PPAR-14). */
export function joinCarriers(carriers: readonly string[]): string {
  return carriers.join(',')
}
