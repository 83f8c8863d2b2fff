/** 신속 is quick support, 확인 confirmed payment (AMB-50). */
export const APPLICATION_TYPES = ['신속', '확인'] as const

export type ApplicationType = (typeof APPLICATION_TYPES)[number]

/** Returns true if delivery platforms supply the costs, so that no proof is needed (APLY-104). */
export function isQuickSupport(applicationType: string): boolean {
  return applicationType === '신속'
}
