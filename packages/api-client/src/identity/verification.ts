import { verifiedPersonIn, type VerifiedPerson } from 'domain-rules/identity'
import * as v from 'valibot'
import { looseText, UNSHOWN } from '../http/read-response.ts'
import { addressFromBackend } from '../http/client.ts'
import { RequestRefused, UnexpectedResponse } from '../errors/errors.ts'
import { postJson, readJson } from '../http/http.ts'
import { readPage } from '../http/read-page.ts'

/** The purpose of a verification: an application, or in the result area a business. */
export type VerificationSubject = { applicationNumber: string } | { businessNumber: string }

/** The way into the provider's window: a form to send there, and the provider's id of the verification. */
export type ProviderForm = {
  /** Empty if the server does not name the provider's address. */
  action: string
  method: 'get' | 'post'
  fields: Record<string, string>
  /** Empty if the window itself hands the person over. */
  transactionId: string
}

/** The result of the joint certificate's window. */
export type Certificate = { trCert: string; trAdd: string }

type IntegratedMethod = 'simple' | 'financial'
type NiceMethod = 'phone' | 'ipin'

const SUCCESS = 'true'
const APPLY_PAGES = 0
const RESULT_PAGES = 1

const REQUEST_CALLS = {
  simple: '/api/v1/auth/integration/request',
  financial: '/api/v1/auth/integration/kftc/request',
} as const
const CERTIFICATE_CALL = '/api/v1/auth/kmc/request'
const RESULT_CALL = '/api/v1/auth/integration/result'
const FINANCIAL_RESULT_CALL = '/api/v1/auth/integration/kftc/result'

/** The statuses of a call that only providers may make. */
const NOT_FOR_PAGES = [400, 403, 404, 405, 415]

const filled = v.pipe(looseText, v.nonEmpty())

const IntegratedResponse = v.object({
  data: v.object({
    ...v.entriesFromList(['mid', 'reqSvcCd', 'mtxId', 'authHash'], filled),
    ...v.entriesFromList(['flgFixedUser', 'userHash', 'reservedMsg', 'authUrl'], looseText),
  }),
})

const CertificateResponse = v.object({
  data: v.object({ trCert: filled, trUrl: filled, certNum: filled, authUrl: looseText }),
})

const PersonResponse = v.object({
  data: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(verifiedPersonIn),
    v.check((person): boolean => person !== null),
    v.transform(person => person as VerifiedPerson),
  ),
})

/**
 * Begins simple certification or verification by financial certificate (API-07, API-08, IDENT-21).
 * @throws RequestRefused, TimedOut, Unreachable; UnexpectedResponse for a response without data (IDENT-47)
 */
export async function beginIntegrated(
  method: IntegratedMethod,
  subject: VerificationSubject,
): Promise<ProviderForm> {
  const call = REQUEST_CALLS[method]
  const expected = { successStatus: UNSHOWN, shape: IntegratedResponse }
  const { authUrl, ...fields } = (await postJson(call, bodyFor(method, subject), expected)).data
  return { ...formTo(authUrl, call), fields, transactionId: fields.mtxId }
}

/** Begins verification by joint certificate (API-18, IDENT-22). @throws RequestFailed */
export async function beginCertificate(subject: VerificationSubject): Promise<ProviderForm> {
  const expected = { successStatus: SUCCESS, shape: CertificateResponse }
  const { authUrl, ...fields } = (await postJson(CERTIFICATE_CALL, bodyFor('joint', subject), expected)).data
  return { ...formTo(authUrl, CERTIFICATE_CALL), fields, transactionId: fields.certNum }
}

function formTo(address: string, call: string) {
  return { action: address && addressFromBackend(address, call), method: 'post' as const }
}

/**
 * Begins verification by mobile phone or IPIN: reads the form of NICE's page (API-14, API-15, IDENT-34, IDENT-35).
 * @throws RequestFailed; RequestRefused with the message that the page has instead of a form (IDENT-62)
 */
export function beginNice(method: NiceMethod, subject: VerificationSubject): Promise<ProviderForm> {
  const call = niceAddress(method, subject)
  return readPage(call, page => formIn(page, call))
}

/**
 * Returns the person verified by an integrated method (API-09, API-10). For a joint certificate whose window returned
 * only the certificate, it is sent along for the server to read; its `certNum` is the `mtxId` (IDENT-58). The
 * specification leaves open if pages may use the financial certificate's own address, so a refusal leads to the other.
 * @throws RequestFailed; RequestRefused with the server's sentence if no person was verified (IDENT-45, IDENT-46)
 */
export async function integratedResult(
  method: IntegratedMethod | 'joint',
  transactionId: string,
  certificate: Certificate | null = null,
): Promise<VerifiedPerson> {
  const parts = certificate && { tr_cert: certificate.trCert, tr_add: certificate.trAdd }
  const body = { mtxId: transactionId, ...parts }
  if (method !== 'financial') return personAt(RESULT_CALL, body)
  try {
    return await personAt(FINANCIAL_RESULT_CALL, body)
  } catch (error) {
    if (!isNotForPages(error)) throw error
    return personAt(RESULT_CALL, body)
  }
}

async function personAt(call: string, body: object): Promise<VerifiedPerson> {
  return (await readJson(call, body, { successStatus: SUCCESS, shape: PersonResponse })).data
}

function isNotForPages(error: unknown): boolean {
  if (error instanceof RequestRefused) return NOT_FOR_PAGES.includes(error.status)
  return error instanceof UnexpectedResponse
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

/** Returns the form of NICE's page, or null: one with inputs to type in is of a login or error page. */
function formIn(page: Document, call: string): ProviderForm | null {
  const form = page.querySelector('form')
  const action = form?.getAttribute('action')
  if (!form || !action) return null
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
  const isFilledIn = inputs.some(({ value }) => value) && inputs.every(({ type }) => type === 'hidden')
  if (!isFilledIn) return null
  const fields = Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
  // By attribute: a field named "method" would hide the form's own property.
  const method = form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get'
  return { action: addressFromBackend(action, call), method, fields, transactionId: '' }
}
