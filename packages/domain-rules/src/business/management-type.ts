const CORPORATION = '0'

/** Whether a management type stands for a corporation; every other one is an individual (APLY-02, APLY-03). */
export function isCorporation(managementType: string): boolean {
  return managementType === CORPORATION
}
