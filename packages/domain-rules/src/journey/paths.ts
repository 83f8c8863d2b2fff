/** Every route of the site; a path is written nowhere else (GUARD-01 to GUARD-26, AMB-88, AMB-91). */
export const paths = {
  home: '/',

  eligibilityCheck: '/elig-check',
  cautions: '/ctn-mttr',
  selfCheck: '/self-check',
  businessNumber: '/bzmn-reg',
  identityCheck: '/onslf-check',
  consents: '/info-agree',
  mydata: '/mydata-agree',
  applicationForm: '/aply-info',
  completion: '/aply-cmptn',
  consentsTrial: '/info-agree-test',
  mydataTrial: '/mydata-agree-test',

  businessNumberForResult: '/bzmn-result',
  identityCheckForResult: '/onslf-check-result',
  result: '/aply-result',
  accountCorrection: '/result-modify',
  accountCorrected: '/result-modify-cmptn',
  opinion: '/opinion-submit',
  adminLookup: '/bzmn-result-admin',

  proofIntro: '/proof-intro',
  proofBusiness: '/proof-reg',
  proofGeneral: '/proof-reg-all',
  proofAdd: '/proof-reg-add',
  proofParcel: '/proof-reg-parcel',
  proofDetail: '/detail-page',

  faq: '/board-faq',
  centres: '/region-center',
  privacy: '/info-privacy',
  terms: '/info-terms',
  maintenance: '/coming-soon',
  objectionGuide: '/objctRqst',
  userGuide: '/user-guide',
  popupPreview: '/popup',
  alertPreview: '/modal-alert',
  licences: '/licenses',
  kmcResult: '/kmc-result',
  integrationResult: '/integration-result',
} as const

export type Path = (typeof paths)[keyof typeof paths]
