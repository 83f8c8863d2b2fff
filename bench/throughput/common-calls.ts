import { signedIn, type LargeApplicant } from 'backend/testing'
import type { Sent } from './load.ts'

/** An applicant of the large data with their session, and somebody new with a draft. */
export type People = {
  applicant: LargeApplicant & { place: number; cookie: string }
  newcomer: Draft & { cookie: string }
}

type Draft = { ci: string; brno: string; aplyNo: string }

/** Returns the people of one connection, signed in. */
export async function signInBoth(applicant: LargeApplicant, draft: Draft): Promise<People> {
  const { cookie } = await signedIn({ ci: draft.ci, businessNumber: draft.brno })
  // Applicants of the large data are counted from 1.
  const place = Number(applicant.applicationNumber.slice(4))
  return {
    applicant: { ...applicant, place, ...(await signedIn(applicant)) },
    newcomer: { ...draft, cookie },
  }
}

type Request = Omit<Sent, 'url'> & { path: string }

/** The commonest calls of a peak day that need no service outside and may be repeated. */
export const commonCalls: Record<string, (people: People) => Request> = {
  'business/supportApplicationBrnoCheck': ({ applicant: { businessNumber: brNo } }) =>
    post('business/supportApplicationBrnoCheck', { brNo }),
  'common/codes/groups/list': () => post('common/codes/groups/list', { groupId: 'BANK' }),
  'common/token/remaining': ({ applicant: { place } }) => post(`common/token/remaining?token=${place}`),
  'application/result/check': ({ newcomer: { ci, cookie } }) =>
    post('application/result/check', { ci }, cookie),
  'auth/saveStepHistory': ({ newcomer: { aplyNo, cookie } }) =>
    post(`auth/saveStepHistory?aplyNo=${aplyNo}`, undefined, cookie),
  'auth/consents': ({ newcomer: { cookie, ...owner } }) =>
    post('auth/consents', { ...owner, consentsData: CONSENTS }, cookie),
  'application/result/detail/brno': ({ applicant: { ci, businessNumber: brno, cookie } }) =>
    post('application/result/detail/brno', { ci, brno }, cookie),
  'proof-mstr/get': ({ applicant: { place, cookie } }) => get(`proof-mstr/get/${place * 2}`, cookie),
  'opinionSubmit/list': ({ applicant: { applicationNumber, cookie } }) =>
    get(`opinionSubmit/list/${applicationNumber}`, cookie),
  'common/file/presigned-download-url': ({ applicant: { place, cookie } }) =>
    post(`common/file/presigned-download-url?filePath=receipt/2025/03/${place * 2}.png`, undefined, cookie),
}

const CONSENTS = { version: '3.0.0', agreements: { tax_info_yn: { orderNo: 1, value: 'Y' } } }

function post(path: string, body?: unknown, cookie?: string): Request {
  return { method: 'POST', path: `/api/v1/${path}`, body, ...(cookie && { cookie }) }
}

function get(path: string, cookie: string): Request {
  return { method: 'GET', path: `/api/v1/${path}`, cookie }
}
