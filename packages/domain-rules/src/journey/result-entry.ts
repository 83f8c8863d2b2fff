import { paths, type Path } from './paths.ts'

type KnownApplicant = { token: string; businessNumber: string; identityCi: string }

/** Returns the target of "check result": the result itself once all facts that it needs are present (HOME-12, HOME-13, AMB-99). */
export function resultEntry({ token, businessNumber, identityCi }: KnownApplicant): Path {
  const isKnown = [token, businessNumber, identityCi].every(Boolean)
  return isKnown ? paths.result : paths.businessNumberForResult
}
