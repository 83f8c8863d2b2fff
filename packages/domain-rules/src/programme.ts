/** Numbers of the programme that more than one rule uses; a number of one rule is beside that rule. */

/** The most that one business can receive, in won (CONST-14). */
export const BENEFIT_CAP = 300_000

/** The requested amount that is sent if none is known; a technical value, not the cap (CONST-13, AMB-13). */
export const DEFAULT_SUPPORT_AMOUNT = 1_000_000

/** The value of one direct delivery in won, and the most that can be claimed (PDIR-24). */
export const DIRECT_DELIVERY_WON_PER_CASE = 5_000
export const MAX_CASES = 100

/** The platforms whose users receive quick support without proof; sample names until the agency supplies the real ones (AMB-11). */
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

/** The carriers that the parcel page offers; sample names until the agency supplies the real ones (PPAR-04). */
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

/** The last eligible opening date (CONST-10); the form accepts later ones too (AMB-52). */
export const OPENING_DATE_CUT_OFF = '2024-12-31'

/** 10 MB: a file of exactly this size is accepted (FILE-06, AMB-58). */
export const UPLOAD_LIMIT_BYTES = 10_485_760

/** Limits of an application's opinions, of their text and of their files (CONST-21). */
export const OPINION_LIMIT = 2
export const OPINION_TEXT_LIMIT = 200
export const OPINION_FILE_LIMIT = 5

/** Life of a session token, and the remaining seconds at which the person is asked to extend (CONST-17). */
export const SESSION_TOKEN_SECONDS = 3_600
export const SESSION_WARNING_SECONDS = 300

/** Page sizes of the application history, the proof list and the directory of centres (RES-123, RES-124, AMB-64). */
export const RESULT_PAGE_SIZE = 3
export const PROOF_PAGE_SIZE = 10
export const DIRECTORY_PAGE_SIZE = 10

/** Shown to the applicant but not enforced (CONST-18, CONST-22, PDET-47, AMB-104). */
export const CONSENT_RETENTION_YEARS = 5
export const PROMOTION_RETENTION_YEARS = 2
export const PARCEL_LOOKUP_MONTHS = 1
export const SUPPLEMENT_DAYS = 7
