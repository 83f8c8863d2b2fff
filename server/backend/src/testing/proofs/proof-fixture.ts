import type { ApplicationStatus } from 'domain-rules/application'
import type { SampleApplication } from '../../sandbox/seeds/sample-application.ts'
import { signedIn } from '../backend/signed-in.ts'
import { fileTestApplication } from '../applications/test-application.ts'
import type { TestBackend } from '../backend/test-backend.ts'
import type { TestResponse } from '../browsers/test-browser.ts'

/** An applicant with an application, and the calls as the proof pages make them. */
export type ProofApplicant = {
  applicationNumber: string
  cookie: string
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  /** Requests an address, uploads to it and returns the file path. */
  upload(name: string, bytes?: Uint8Array<ArrayBuffer>, category?: 'receipt' | 'opinion'): Promise<string>
  /** Returns an entry of receiptProofRequestList for an uploaded file. */
  item(filePath: string, more?: object): object
  /** Returns the body of proof-create. */
  submission(items: readonly object[], more?: object): object
}

/** The smallest heads of files whose kind the rules detect. */
export const sampleBytes = {
  png: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(64, 1)]),
  pdf: Buffer.from('%PDF-1.7\n%%EOF\n'),
  jpg: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64, 2)]),
  html: Buffer.from('<script>alert(1)</script>'),
}

let lastNumber = 2_000_000_000

/** Files an application of a new person and signs that person in. */
export async function newProofApplicant(
  backend: TestBackend,
  { status = '대상선정', ...sample }: { status?: ApplicationStatus } & Partial<SampleApplication> = {},
): Promise<ProofApplicant> {
  const businessNumber = sample.businessNumber ?? String((lastNumber += 1))
  const ci = sample.ci ?? `ci-of-${businessNumber}`
  const applicationNumber = await fileTestApplication(backend.database, {
    ...sample,
    businessNumber,
    ci,
    status,
  })
  const { cookie } = await signedIn({ ci, businessNumber, applicationNumber })

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(backend.address + path, {
      method,
      headers: { cookie, ...type, ...headers },
      ...sent,
    })
    return { status: response.status, body: await response.json() }
  }

  const item = (filePath: string, more: object = {}) => ({
    aplyNo: applicationNumber,
    aplyType: '일반',
    currentStatus: '지급완료',
    filePath,
    receiptProofFileReqeust: {
      originlFileNm: 'forged.png',
      filePath,
      fileSize: 1,
      fileExt: 'exe',
      mimeType: 'text/html',
    },
    ...more,
  })

  return {
    applicationNumber,
    cookie,
    call,
    item,
    async upload(originalFileName, bytes = sampleBytes.png, fileCategory = 'receipt') {
      const asked = { originalFileName, contentType: '', fileCategory }
      const { body } = await call('POST', '/api/v1/common/file/presigned-url', asked)
      const { presignedUrl, filePath, contentType } = uploadIn(body)
      const headers = { 'content-type': contentType }
      const uploaded = await fetch(presignedUrl, { method: 'PUT', body: bytes, headers })
      if (!uploaded.ok) throw new Error(`The response to the upload was ${uploaded.status}.`)
      return filePath
    },
    submission: (items, more = {}) => ({
      receiptProofMstrCreateRequest: {
        aplyNo: applicationNumber,
        aplyType: '일반',
        aplyTypeDetail: '1,2',
        useProofPeriod: '2024,2025',
        amountCount: 150_000,
        amountCountType: '금액',
        progressStatus: '지급완료',
        ...more,
      },
      receiptProofRequestList: items,
    }),
  }
}

/** The data of a presigned-url response. */
export function uploadIn(body: unknown): { presignedUrl: string; filePath: string; contentType: string } {
  const data = typeof body === 'object' && body && 'data' in body ? body.data : null
  if (typeof data !== 'object' || !data) throw new Error(`There is no upload in ${JSON.stringify(body)}.`)
  const part = (name: string) => String(Object.entries(data).find(([key]) => key === name)?.[1])
  return { presignedUrl: part('presignedUrl'), filePath: part('filePath'), contentType: part('contentType') }
}
