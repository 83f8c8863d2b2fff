/** The numbers of the programme that more than one rule goes by; a number of one rule stands with that rule. */

/** What one business can get at most, in won (CONST-14). */
export const BENEFIT_CAP = 300_000

/** What is sent as requested amount when none is known; a technical value, not the cap (CONST-13, AMB-13). */
export const DEFAULT_SUPPORT_AMOUNT = 1_000_000

/** What one direct delivery counts, in won, and how many can be claimed (PDIR-24). */
export const DIRECT_DELIVERY_WON_PER_CASE = 5_000
export const MAX_CASES = 100

/** Whose users get quick support without proof; agreed sample names until the agency gives the real ones (AMB-11). */
export const QUICK_SUPPORT_PLATFORMS = [
  '배달앱 A',
  '배달앱 C',
  '배달앱 D',
  '배달앱 E',
  '배달대행 B',
  '배달대행 F',
  '배달대행 G',
  '배달대행 H',
] as const

/** What the parcel page offers to choose between; sample names until the agency gives the real ones (PPAR-04). */
export const PARCEL_CARRIERS = [
  '택배사 A',
  '택배사 B',
  '택배사 C',
  '택배사 D',
  '택배조회 서비스',
  '우체국',
] as const

/** The years whose costs count (CONST-20), and the same as a period (CONST-11). */
export const PROOF_YEARS = ['2024', '2025'] as const
export const SUPPORT_PERIOD = { from: '2024-01-01', until: '2025-12-31' } as const

/** Yearly revenue must be above the first and not above the second, in won (CONST-12, AMB-08). */
export const REVENUE_BOUND = { above: 0, upTo: 300_000_000 } as const

/** The last opening date that is eligible (CONST-10); the form takes later ones too (AMB-52). */
export const OPENING_DATE_CUT_OFF = '2024-12-31'

/** 10 MB: a file of exactly this size passes (FILE-06, AMB-58). */
export const UPLOAD_LIMIT_BYTES = 10_485_760

/** Opinions of one application, their text and their files (CONST-21). */
export const OPINION_LIMIT = 2
export const OPINION_TEXT_LIMIT = 200
export const OPINION_FILE_LIMIT = 5

/** Life of a session token, and what is left of it when the person is asked to extend (CONST-17). */
export const SESSION_TOKEN_SECONDS = 3_600
export const SESSION_WARNING_SECONDS = 300

/** Pages: of the application history, of the proof list, of the directory of centres (RES-123, RES-124, AMB-64). */
export const RESULT_PAGE_SIZE = 3
export const PROOF_PAGE_SIZE = 10
export const DIRECTORY_PAGE_SIZE = 10

/** Stated to the applicant and not enforced (CONST-18, CONST-22, PDET-47, AMB-104). */
export const CONSENT_RETENTION_YEARS = 5
export const PROMOTION_RETENTION_YEARS = 2
export const PARCEL_LOOKUP_MONTHS = 1
export const SUPPLEMENT_DAYS = 7
