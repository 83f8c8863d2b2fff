const CORPORATION = '0'

/** Returns true for the management type of corporations; all others are individuals (APLY-02, APLY-03). */
export function isCorporation(managementType: string): boolean {
  return managementType === CORPORATION
}
