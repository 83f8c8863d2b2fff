import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountHolderOf, listBanks, verifyAccount } from 'api-client/account'
import { type ApplicationSubmission, createApplication } from 'api-client/application'
import { checkBusiness, countApplications, deliveryFeeOf, registerBusiness } from 'api-client/business'
import { saveConsents } from 'api-client/consents'
import {
  downloadForm,
  fetchProofFile,
  fetchStoredFile,
  FILE_NOT_FOUND,
  storedSize,
  uploadFile,
} from 'api-client/files'
import { FORM_NOT_READY } from 'api-client/errors'
import { publicAddress } from 'api-client/http'
import { checkRealName } from 'api-client/identity'
import { CONSENTS, type ConsentColumn } from 'domain-rules/consent'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decryptFor } from '../stores/applications/encrypted-fields.ts'
import { openClientBrowser, type ClientBrowser } from '../testing/browsers/client-browser.ts'
import { traveller } from '../testing/calls/every-call.ts'
import { filingFixture } from '../testing/applications/filing-fixture.ts'
import { recordVerification } from '../testing/applications/recorded-verification.ts'
import { openDraft } from '../testing/applications/identity-fixture.ts'
import { newProofApplicant, sampleBytes } from '../testing/proofs/proof-fixture.ts'
import { fileTestApplication } from '../testing/applications/test-application.ts'
import { startTestBackend, type TestBackend } from '../testing/backend/test-backend.ts'
import { testFields } from '../testing/backend/test-fields.ts'
import { openTestDraft } from '../testing/applications/test-filing.ts'

const API_CLIENT = join(import.meta.dirname, '../../../../packages/api-client/src')

/** Reads a page, for which it needs a browser: the journeys make this call. */
const IN_A_BROWSER_ONLY = ['beginNice']

const { businessNumber, ci, name, birthDate } = traveller
const account = {
  bankCode: '4',
  bankName: 'KB국민은행',
  accountNumber: traveller.accountNumber,
  accountHolder: name,
}

let cdnDir: string
let backend: TestBackend
let browser: ClientBrowser

beforeAll(async () => {
  cdnDir = await mkdtemp(join(tmpdir(), 'cdn-of-the-client-'))
  await mkdir(join(cdnDir, 'forms'))
  await writeFile(join(cdnDir, 'forms/ledger.pdf'), '%PDF-1.7 ledger')
  backend = await startTestBackend({ CDN_DIR: cdnDir })
})
beforeEach(() => {
  browser = openClientBrowser(backend)
})
afterAll(async () => {
  await backend.stop()
  await rm(cdnDir, { recursive: true })
})

function rowOf(applicationNumber: string) {
  const rows = backend.database.selectFrom('application').selectAll()
  return rows.where('applicationNumber', '=', applicationNumber).executeTakeFirstOrThrow()
}

const lastBusiness = { number: 2_100_000_000 }
const nextBusiness = () => String((lastBusiness.number += 1))

describe('a business', () => {
  it('is registered, and opens an application', async () => {
    await expect(registerBusiness(businessNumber)).resolves.toEqual({
      applicationNumber: expect.stringMatching(/^\d{14}$/),
      applicationType: '확인',
      managementType: '1',
      taxStatus: '01',
      message: expect.stringMatching(/[가-힣]/),
    })
  })

  it.each([
    ['1234567803', { managementType: '0', applicationType: '확인', taxStatus: '01' }],
    ['1234567807', { taxStatus: '03' }],
    ['1234567809', { errorCode: '10' }],
  ])('%s is judged by what the tax office says of it', async (number, expected) => {
    await expect(registerBusiness(number)).resolves.toMatchObject(expected)
  })

  it('is refused in the words of the specification', async () => {
    await expect(registerBusiness('123')).rejects.toMatchObject({
      name: 'RequestRefused',
      message: '잘못된 사업자번호 입니다.',
    })
    await expect(registerBusiness('1234567811')).rejects.toMatchObject({
      name: 'RequestRefused',
      status: 500,
    })
  })

  it('has as many applications as were filed for it', async () => {
    const number = nextBusiness()
    await expect(countApplications(number)).resolves.toBe(0)
    await fileTestApplication(backend.database, { businessNumber: number })
    await expect(countApplications(number)).resolves.toBe(1)
    await expect(countApplications('12')).rejects.toMatchObject({ name: 'RequestRefused', status: 400 })
  })
})

describe('what the form has checked', () => {
  let aplyNo: string
  beforeAll(async () => {
    aplyNo = await openDraft(backend.address, businessNumber)
  })
  beforeEach(() => browser.signIn({ ci, businessNumber }))

  it('is the real name', async () => {
    await recordVerification(backend.database, { ci, businessNumber, name, birthDate })
    const residence = traveller.residenceNumber ?? ''
    const question = {
      applicationNumber: aplyNo,
      applicationType: '확인',
      businessNumber,
      managementType: '1',
      ci,
      name,
      birthDate,
      residenceNumber: [residence.slice(0, 6), residence.slice(6)],
    } as const
    await expect(checkRealName(question)).resolves.toBe(true)
    const another = [question.residenceNumber[0], '1999998'] as const
    await expect(checkRealName({ ...question, residenceNumber: another })).resolves.toBe(false)
    await expect(checkRealName({ ...question, name: '다른이름' })).rejects.toMatchObject({ status: 403 })
    await expect(checkRealName({ ...question, ci: 'of-another' })).rejects.toMatchObject({ status: 403 })
  })

  it.each([
    ['1234567802', '1', '2020-01-01', { isConfirmed: true, taxType: 'standard' }],
    ['1234567802', '1', '2020-01-02', { isConfirmed: false, taxType: 'unknown' }],
    ['1234567803', '0', '2020-01-01', { isConfirmed: true, taxType: 'standard' }],
    ['1234567804', '1', '2020-01-01', { isConfirmed: true, taxType: 'exempt' }],
  ])(
    'is the business %s of management type %s, opened %s',
    async (number, managementType, openingDate, check) => {
      await browser.signIn({ ci, businessNumber: number })
      const described = {
        managementType,
        businessNumber: number,
        openingDate,
        representativeName: name,
        companyName: '시험상회',
        corporateNumber: '1101110000000',
      }
      await expect(checkBusiness(described)).resolves.toEqual(check)
    },
  )

  it('is the account, and whose it is', async () => {
    await expect(accountHolderOf(account)).resolves.toBe(name)
    await expect(verifyAccount(aplyNo, account)).resolves.toBeUndefined()
    const unknown = { ...account, accountNumber: '1' }
    const message = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'
    await expect(accountHolderOf(unknown)).rejects.toMatchObject({ name: 'RequestRefused', message })
    await expect(verifyAccount(aplyNo, unknown)).rejects.toMatchObject({ status: 409, message })
  })

  it('goes by a list of banks', async () => {
    const banks = await listBanks()
    expect(banks).toContainEqual({ code: expect.stringMatching(/^0*4$/), name: account.bankName })
    expect(banks.length).toBeGreaterThan(10)
  })

  it.each([
    ['1234567815', 120_000],
    ['1234567816', null],
  ])('is what quick support would pay %s: %s won', async (number, amount) => {
    await browser.signIn({ ci, businessNumber: number })
    await expect(deliveryFeeOf(number)).resolves.toBe(amount)
  })
})

describe('an application', () => {
  const form = {
    managementType: '1',
    applicantName: name,
    birthDate,
    residenceNumber: ['800101', '0000001'],
    mobileNumber: '01000000001',
    companyName: ' 시험상회 ',
    openingDate: '2020-01-01',
    corporateNumber: ['', ''],
    settlementMonth: '',
    bank: account.bankName,
    accountNumber: account.accountNumber,
    accountHolder: name,
  }

  async function prepare(): Promise<ApplicationSubmission> {
    const number = nextBusiness()
    const applicationNumber = await openTestDraft(backend, number)
    const owner = { applicationNumber, businessNumber: number, ci: `ci-of-${number}` }
    await recordVerification(backend.database, { ci: owner.ci, businessNumber: number, name, birthDate })
    await browser.signIn(owner)
    const choices = Object.fromEntries(CONSENTS.map(({ column }) => [column, 'Y'] as [ConsentColumn, 'Y']))
    await saveConsents({ ...owner, version: '3.0.0', choices })
    await verifyAccount(applicationNumber, account)
    return {
      ...owner,
      form,
      applicationType: '확인',
      supportAmount: null,
      mydataRequest: 'Y',
      taxInformation: 'N',
      verificationMethod: 'simple',
    }
  }

  it('is filed as it was filled in, with its documents, and with one key once', async () => {
    const submission = await prepare()
    const documents = {
      businessRegistrationFile: new File([sampleBytes.pdf], '등록증.pdf', { type: 'application/pdf' }),
    }
    const heard: number[] = []
    const filing = {
      submission,
      documents,
      idempotencyKey: 'pressed-once-only',
      onProgress: (sent: number) => void heard.push(sent),
    }
    await createApplication(filing)
    await createApplication(filing)

    const { residenceNumber, accountNumber, ...row } = await rowOf(submission.applicationNumber)
    expect(row).toMatchObject({
      status: '신청',
      applicantCi: submission.ci,
      applicantName: name,
      birthDate,
      mobileNumber: '01000000001',
      companyName: '시험상회',
      openingDate: '20200101',
      corporateNumber: '',
      settlementMonth: '12',
      bankName: account.bankName,
      accountHolder: name,
      requestedAmount: 1_000_000,
    })
    const opened = (column: 'residenceNumber' | 'accountNumber', sealed: string | null) =>
      decryptFor(testFields, submission.applicationNumber, column, sealed ?? '')
    expect(opened('residenceNumber', residenceNumber)).toBe('8001010000001')
    expect(opened('accountNumber', accountNumber)).toBe(account.accountNumber)
    const stored = backend.database
      .selectFrom('applicationDocument')
      .select(['document', 'originalName', 'fileSize'])
      .where('applicationNumber', '=', submission.applicationNumber)
    const fileSize = sampleBytes.pdf.byteLength
    expect(await stored.execute()).toEqual([
      { document: 'businessRegistrationFile', originalName: '등록증.pdf', fileSize },
    ])
    expect(heard.at(-1)).toBe(1)
  })

  it('that is not complete is refused in the words of the form', async () => {
    const submission = await prepare()
    const incomplete = { ...submission, form: { ...form, companyName: ' ' } }
    const filing = { submission: incomplete, documents: {}, idempotencyKey: 'pressed-too-early' }
    await expect(createApplication(filing)).rejects.toMatchObject({
      name: 'RequestRefused',
      message: '법인명 or 상호명을 입력해주세요',
    })
    await filingFixture(backend, 0).expectDraft(submission.applicationNumber)
  })
})

describe('a file', () => {
  it('is uploaded, measured and read again, by its path and by its number', async () => {
    const number = nextBusiness()
    const applicant = await newProofApplicant(backend, { businessNumber: number })
    await browser.signIn({ ci: `ci-of-${number}`, businessNumber: number })
    const file = new File([sampleBytes.png], '영수증 1.png', { type: 'image/png' })
    const { filePath, originalName } = await uploadFile({ file, category: 'receipt', timeoutMs: 5_000 })
    expect(originalName).toBe('영수증_1.png')
    await expect(storedSize(filePath)).resolves.toBe(sampleBytes.png.byteLength)
    await expect(bytesOf(fetchStoredFile(filePath))).resolves.toEqual(sampleBytes.png)

    await applicant.call(
      'POST',
      '/api/v1/proof/proof-create',
      applicant.submission([applicant.item(filePath)]),
    )
    const { fileId } = await backend.database
      .selectFrom('file')
      .select('fileId')
      .where('filePath', '=', filePath)
      .executeTakeFirstOrThrow()
    await expect(bytesOf(fetchProofFile(fileId))).resolves.toEqual(sampleBytes.png)

    browser = openClientBrowser(backend)
    await browser.signIn({ ci: 'ci-of-another', businessNumber: number })
    await expect(storedSize(filePath)).rejects.toMatchObject({ errorCode: FILE_NOT_FOUND })
    await expect(fetchProofFile(fileId)).rejects.toMatchObject({ name: 'RequestRefused', status: 404 })
  })

  it('that everyone may have is downloaded, or is not ready yet', async () => {
    const ledger = await downloadForm('forms/ledger.pdf', { timeoutMs: 5_000 })
    await expect(ledger.text()).resolves.toBe('%PDF-1.7 ledger')
    await expect(downloadForm('forms/none.pdf', { timeoutMs: 5_000 })).rejects.toMatchObject({
      errorCode: FORM_NOT_READY,
      message: '컨텐츠 준비중입니다.',
    })
  })

  const bytesOf = async (file: Promise<Blob>) => Buffer.from(await (await file).arrayBuffer())
})

it('the address of a visitor is told', async () => {
  await expect(publicAddress(`${backend.address}/sandbox/api/public-address`)).resolves.toMatch(/^127\.|^::/)
})

describe('every function of api-client that makes a call', () => {
  const files = globSync('client*.test.ts', { cwd: import.meta.dirname })
  const tests = files.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
  const named = globSync('*/*.ts', {
    cwd: API_CLIENT,
    exclude: ['**/*.test.ts', 'http/{http,transfers,read-page,read-response}.ts', 'proof/proof-call.ts'],
  })
    .map(file => readFileSync(join(API_CLIENT, file), 'utf8'))
    .filter(source => /'\.\.?\/(http\/)?(http|transfers|client)\.ts'/.test(source))
    .flatMap(source =>
      [...source.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, found = '']) => found),
    )

  it.each(named.filter(found => !IN_A_BROWSER_ONLY.includes(found)))('%s is made here', found => {
    expect(tests).toMatch(new RegExp(`(?<!import .*)\\b${found}\\(`))
  })
})
