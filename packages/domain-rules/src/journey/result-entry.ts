import { paths, type Path } from './paths.ts'

type KnownApplicant = { token: string; businessNumber: string; identityCi: string }

/** Where "check result" leads: straight to the result when everything is known that it asks for (HOME-12, HOME-13, AMB-99). */
export function resultEntry({ token, businessNumber, identityCi }: KnownApplicant): Path {
  const isKnown = [token, businessNumber, identityCi].every(Boolean)
  return isKnown ? paths.result : paths.businessNumberForResult
}
