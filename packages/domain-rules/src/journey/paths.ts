/**
 * Paths that one part of the site links to in another. A page that only its own part links to has its path in that
 * part's `routes.ts`; no path is written twice (GUARD-01 to GUARD-26, AMB-88, AMB-91).
 */
export const paths = {
  home: '/',

  eligibilityCheck: '/elig-check',
  selfCheck: '/self-check',
  businessNumber: '/bzmn-reg',
  identityCheck: '/onslf-check',
  consents: '/info-agree',

  businessNumberForResult: '/bzmn-result',
  result: '/aply-result',
  objectionGuide: '/objctRqst',

  proofIntro: '/proof-intro',
  proofDetail: '/detail-page',

  kmcResult: '/kmc-result',
  integrationResult: '/integration-result',
} as const

export type Path = (typeof paths)[keyof typeof paths]
