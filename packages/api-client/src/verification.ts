import { verifiedPersonIn, type VerifiedPerson } from 'domain-rules/identity'
import * as v from 'valibot'
import { looseText, UNSHOWN } from './answer.ts'
import { postJson, readJson, readPage } from './http.ts'

/** What somebody is verified for: an application, or in the result area a business. */
export type VerificationSubject = { applicationNumber: string } | { businessNumber: string }

/** What leads into the provider's window: a form to be sent there, and what the provider calls the verification. */
export type ProviderForm = {
  /** Empty where the server does not name the provider's address. */
  action: string
  method: 'get' | 'post'
  fields: Record<string, string>
  /** Empty where the window itself hands the person over. */
  transactionId: string
}

/** What the joint certificate's window returns. */
export type Certificate = { trCert: string; trAdd: string }

type IntegratedMethod = 'simple' | 'financial'
type NiceMethod = 'phone' | 'ipin'

const SUCCESS = 'true'
const APPLY_PAGES = 0
const RESULT_PAGES = 1

const INTEGRATED_CALLS = {
  simple: {
    request: '/api/v1/auth/integration/request',
    result: '/api/v1/auth/integration/result',
  },
  financial: {
    request: '/api/v1/auth/integration/kftc/request',
    result: '/api/v1/auth/integration/kftc/result',
  },
} as const

/** The joint certificate has no call of its own for the person; its `certNum` stands for the `mtxId` (IDENT-58). */
const RESULT_CALLS = {
  simple: INTEGRATED_CALLS.simple.result,
  financial: INTEGRATED_CALLS.financial.result,
  joint: INTEGRATED_CALLS.simple.result,
} as const

const filled = v.pipe(looseText, v.nonEmpty())

const IntegratedAnswer = v.object({
  data: v.object({
    mid: filled,
    reqSvcCd: filled,
    mtxId: filled,
    authHash: filled,
    flgFixedUser: looseText,
    userHash: looseText,
    reservedMsg: looseText,
    authUrl: looseText,
  }),
})

const CertificateAnswer = v.object({
  data: v.object({ trCert: filled, trUrl: filled, certNum: filled, authUrl: looseText }),
})

const PersonAnswer = v.object({
  data: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(verifiedPersonIn),
    v.check((person): boolean => person !== null),
    v.transform(person => person as VerifiedPerson),
  ),
})

/**
 * Begins simple certification or verification by financial certificate (API-07, API-08, IDENT-21).
 * @throws RequestRefused, TimedOut, Unreachable; UnexpectedAnswer for an answer without data (IDENT-47)
 */
export async function beginIntegrated(
  method: IntegratedMethod,
  subject: VerificationSubject,
): Promise<ProviderForm> {
  const { data } = await postJson(INTEGRATED_CALLS[method].request, bodyFor(method, subject), {
    successStatus: UNSHOWN,
    shape: IntegratedAnswer,
  })
  const { authUrl: action, ...fields } = data
  return { action, method: 'post', fields, transactionId: data.mtxId }
}

/**
 * Begins verification by joint certificate (API-18, IDENT-22).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function beginCertificate(subject: VerificationSubject): Promise<ProviderForm> {
  const { data } = await postJson('/api/v1/auth/kmc/request', bodyFor('joint', subject), {
    successStatus: SUCCESS,
    shape: CertificateAnswer,
  })
  const { authUrl: action, ...fields } = data
  return { action, method: 'post', fields, transactionId: data.certNum }
}

/**
 * Begins verification by mobile phone or IPIN: reads the form of NICE's page (API-14, API-15, IDENT-34, IDENT-35).
 * @throws RequestRefused with the message that came instead of a form (IDENT-62)
 * @throws TimedOut, Unreachable, UnexpectedAnswer
 */
export function beginNice(method: NiceMethod, subject: VerificationSubject): Promise<ProviderForm> {
  return readPage(niceAddress(method, subject), formIn)
}

/**
 * Who was verified by an integrated method (API-09, API-10), or by joint certificate where its window has returned only
 * the certificate, which goes along then for the server to read (IDENT-58).
 * @throws RequestRefused with the server's sentence when nobody was (IDENT-45, IDENT-46)
 * @throws TimedOut, Unreachable, UnexpectedAnswer
 */
export async function integratedResult(
  method: keyof typeof RESULT_CALLS,
  transactionId: string,
  certificate: Certificate | null = null,
): Promise<VerifiedPerson> {
  const { data } = await readJson(
    RESULT_CALLS[method],
    {
      mtxId: transactionId,
      ...(certificate && { tr_cert: certificate.trCert, tr_add: certificate.trAdd }),
    },
    { successStatus: SUCCESS, shape: PersonAnswer },
  )
  return data
}

function bodyFor(method: string, subject: VerificationSubject) {
  return 'applicationNumber' in subject
    ? { aplyNo: subject.applicationNumber, pageSeparation: APPLY_PAGES, method, provider: method }
    : { brNo: subject.businessNumber, pageSeparation: RESULT_PAGES, method, provider: method }
}

function niceAddress(method: NiceMethod, subject: VerificationSubject): string {
  return 'applicationNumber' in subject
    ? `/api/v1/auth/lib/nice/popup?${new URLSearchParams({ aplyNo: subject.applicationNumber, method })}`
    : `/api/v1/auth/lib/nice/resultpopup?${new URLSearchParams({ brno: subject.businessNumber, method })}`
}

/**
 * The form of NICE's page, null when the page has none. NICE's fields hold what the server has encrypted, so a form in
 * which a person would type, of a login or an error page, is another and must not be sent on.
 */
function formIn(page: Document): ProviderForm | null {
  const form = page.querySelector('form')
  const action = form?.getAttribute('action')
  if (!form || !action) return null
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
  const isFilledIn = inputs.some(({ value }) => value) && inputs.every(({ type }) => type === 'hidden')
  if (!isFilledIn) return null
  const fields = Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
  return { action, method: form.method === 'post' ? 'post' : 'get', fields, transactionId: '' }
}
