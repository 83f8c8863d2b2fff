import { CONSENTS, type ConsentChoices } from 'domain-rules/consent'
import type { TaxRecord } from '../../services/tax-office/tax-office.ts'
import { registerBusiness } from '../../stores/business-store.ts'
import type { TestResponse } from '../browsers/test-browser.ts'
import { recordVerification } from './recorded-verification.ts'
import { signedIn } from '../backend/signed-in.ts'
import type { TestBackend } from '../backend/test-backend.ts'

export type Headers = Record<string, string>

const ACCOUNT = { bankName: 'KB국민은행', accountNumber: '10000000000001', accountHolder: '시험신규' }
/** The applicant of the form below. */
export const APPLICANT = { name: '시험신규', birthDate: '19800101' }

const CONFIRMED: TaxRecord = { managementType: '1', applicationType: '확인', taxStatus: '01' }

/** A small file with the head of a real PDF. */
export const PDF = Buffer.from('%PDF-1.7\n%시험\n')

/** Opens a draft for a business, as the registration does, and returns its number. */
export async function openTestDraft(
  { database }: Pick<TestBackend, 'database'>,
  businessNumber: string,
  record: Partial<TaxRecord> = {},
): Promise<string> {
  const aplyNo = await registerBusiness(database, businessNumber, { ...CONFIRMED, ...record }, new Date())
  if (!aplyNo) throw new Error(`${businessNumber} has an active application.`)
  return aplyNo
}

/** Returns the body of both consent screens with every consent agreed to, except for `changed`. */
export function consentsBody(
  owner: { brno: string; ci: string; aplyNo: string },
  changed: ConsentChoices = {},
) {
  const agreements = CONSENTS.map(({ column }, place) => [
    column,
    { orderNo: place + 1, value: changed[column] ?? 'Y' },
  ])
  return { ...owner, consentsData: { version: '3.0.0', agreements: Object.fromEntries(agreements) } }
}

/** Returns the data of a form without mistakes. */
export function applicationData(owner: { brno: string; ci: string; aplyNo: string }) {
  return {
    ...owner,
    suptSn: 0,
    aplyType: '확인',
    aplyNm: APPLICANT.name,
    rpsrRnno: '8001010000001',
    brdt: APPLICANT.birthDate,
    aplyDesc: '',
    mbtlnum: '01000000000',
    mngFrGb: '1',
    corpNm: '시험상회',
    opbzDt: '20200101',
    crpno: '',
    soaMm: '12',
    coRprsvYn: 'N',
    bankNm: ACCOUNT.bankName,
    acntNo: ACCOUNT.accountNumber,
    dpstrNm: ACCOUNT.accountHolder,
    sprtAmt: 1_000_000,
    dcsnAmt: 0,
    prcsStts: '신청',
    mdtAgreYn: 'Y',
    ntaxAgreYn: 'Y',
    methodType: 'simple',
  }
}

export type Filing = {
  aplyNo: string
  headers: Headers
  data: ReturnType<typeof applicationData>
}

/** Prepares everything up to the submission: a verified person, and over HTTP their consents and account check. */
export async function readyToFile(
  backend: TestBackend,
  { businessNumber, ci, record = {} }: { businessNumber: string; ci: string; record?: Partial<TaxRecord> },
  consents: ConsentChoices = {},
): Promise<Filing> {
  const aplyNo = await openTestDraft(backend, businessNumber, record)
  await recordVerification(backend.database, { ...APPLICANT, ci, businessNumber })
  const headers = await signedIn({ ci, businessNumber })
  const owner = { brno: businessNumber, ci, aplyNo }
  await expectDone(callJson(backend, 'POST', '/api/v1/auth/consents', headers, consentsBody(owner, consents)))
  const account = { ...ACCOUNT, bankCode: '004', aplyNo }
  await expectDone(callJson(backend, 'POST', '/api/v1/auth/account/verify', headers, account))
  return { aplyNo, headers, data: applicationData(owner) }
}

/** Sends JSON, or no body, and reads the JSON of the response. */
export async function callJson(
  { address }: TestBackend,
  method: string,
  path: string,
  headers: Headers = {},
  body?: unknown,
): Promise<TestResponse> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const type: Headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await fetch(address + path, { method, headers: { ...type, ...headers }, ...sent })
  return { status: response.status, body: await response.json() }
}

/** Sends one JSON part and files as multipart. */
export async function sendForm(
  { address }: TestBackend,
  { method, path, headers }: { method: string; path: string; headers: Headers },
  part: Record<string, unknown>,
  files: Record<string, File> = {},
): Promise<TestResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries(part)) form.set(name, JSON.stringify(value))
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  const response = await fetch(address + path, { method, headers, body: form })
  return { status: response.status, body: await response.json() }
}

/** Submits a form. */
export function fileApplication(
  backend: TestBackend,
  { headers, data }: Pick<Filing, 'headers'> & { data: unknown },
  files: Record<string, File> = {},
): Promise<TestResponse> {
  const target = { method: 'POST', path: '/api/v1/application/create', headers }
  return sendForm(backend, target, { applicationData: data }, files)
}

async function expectDone(call: Promise<TestResponse>): Promise<void> {
  const { status, body } = await call
  if (status !== 200) throw new Error(`Not done: ${status} ${JSON.stringify(body)}`)
}
