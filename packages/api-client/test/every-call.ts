import { accountHolderOf, listBanks, listReasons, verifyAccount } from '../src/account/index.ts'
import { cancelApplication, createApplication, reapply, updateAccount } from '../src/application/index.ts'
import { checkBusiness, countApplications, deliveryFeeOf, registerBusiness } from '../src/business/index.ts'
import { saveAgreements, saveConsents } from '../src/consents/index.ts'
import { deleteDraft, loadDraft, saveDraft } from '../src/drafts/index.ts'
import { downloadForm, fetchStoredFile, storedSize, uploadFile } from '../src/files/index.ts'
import {
  beginCertificate,
  beginIntegrated,
  checkMayApply,
  checkRealName,
  createToken,
  enterApplication,
  enterResult,
  integratedResult,
  logOut,
  remainingSeconds,
  saveIdentityStep,
  signIn,
} from '../src/identity/index.ts'
import { listOpinions, submitOpinion } from '../src/opinion/index.ts'
import {
  addToBatch,
  cancelBatch,
  cancelItem,
  createProof,
  deleteItem,
  fetchBatch,
  registerSupplement,
  requestParcelLookup,
} from '../src/proof/index.ts'
import { findResult, type ApplicationResult } from '../src/result/index.ts'

const applicationNumber = '20250000000001'
const businessNumber = '1234567890'
const owner = { applicationNumber, businessNumber, ci: 'ci' }
const proofOwner = { applicationNumber, supportNumber: '7', historyNumber: '3' }
const once = { idempotencyKey: 'k' }
const account = { bankCode: '4', bankName: '은행', accountNumber: '1', accountHolder: '홍길동' }
const file = {
  filePath: 'proof/a',
  savedName: 'a',
  originalName: '내역.pdf',
  size: 3,
  mimeType: 'application/pdf',
}
const form = {
  managementType: '0',
  applicantName: '홍길동',
  birthDate: '19800101',
  residenceNumber: ['800101', '1000000'] as [string, string],
  mobileNumber: '01000000001',
  companyName: '가게',
  openingDate: '2020-01-31',
  corporateNumber: ['123456', '1234567'] as [string, string],
  settlementMonth: '3',
  bank: '은행',
  accountNumber: '1',
  accountHolder: '홍길동',
}
const record = {
  agreements: [{ title: '수집', required: true, agreed: 'Y' as const }],
  version: '3.0.0',
  agreedAt: '2025-06-01T00:00:00Z',
}
const person = {
  name: '홍길동',
  birthDate: '19800101',
  ci: 'c',
  mobileNumber: '01000000001',
  mobileCarrier: 'KT',
  provider: 'pass',
}
const application = {
  applicationNumber,
  supportNumber: '7',
  historyNumber: '3',
  businessNumber,
  status: '이체결과오류',
} as ApplicationResult
const typed = {
  companyName: '가게',
  corporateNumber: ['123456', '1234567'] as [string, string],
  openingDate: '2020-01-31',
  settlementMonth: '3',
}

/** Every call of the package with JSON as its response, each with arguments that fit. */
export const everyCall: Readonly<Record<string, () => Promise<unknown>>> = {
  registerBusiness: () => registerBusiness(businessNumber),
  countApplications: () => countApplications(businessNumber),
  checkBusiness: () =>
    checkBusiness({
      managementType: '1',
      businessNumber,
      openingDate: '2020-01-01',
      representativeName: '홍길동',
      companyName: '가게',
      corporateNumber: '1234561234567',
    }),
  deliveryFeeOf: () => deliveryFeeOf(businessNumber),
  beginIntegrated: () => beginIntegrated('simple', owner),
  beginFinancial: () => beginIntegrated('financial', owner),
  beginCertificate: () => beginCertificate(owner),
  integratedResult: () => integratedResult('simple', 't'),
  signIn: () => signIn(businessNumber),
  checkMayApply: () => checkMayApply('ci'),
  enterApplication: () => enterApplication(applicationNumber, person),
  enterResult: () => enterResult(businessNumber, person),
  saveIdentityStep: () => saveIdentityStep(applicationNumber),
  createToken: () => createToken(applicationNumber),
  remainingSeconds: () => remainingSeconds('t'),
  logOut,
  checkRealName: () =>
    checkRealName({
      ...owner,
      applicationType: '확인',
      managementType: '1',
      name: '홍길동',
      birthDate: '19800101',
      residenceNumber: ['800101', '1000000'],
    }),
  saveConsents: () =>
    saveConsents({
      ...owner,
      version: '3.0.0',
      choices: { info_collection_yn: 'Y', info_promotion_yn: 'N' },
    }),
  saveAgreements: () => saveAgreements(applicationNumber, { personal: record, mydata: record }),
  listBanks,
  listReasons,
  accountHolderOf: () => accountHolderOf(account),
  verifyAccount: () => verifyAccount(applicationNumber, account),
  saveDraft: () => saveDraft(typed, '1'),
  loadDraft: () => loadDraft('1'),
  deleteDraft,
  createApplication: () =>
    createApplication({
      submission: {
        ...owner,
        applicationType: '확인',
        form,
        supportAmount: 120_000,
        mydataRequest: 'Y',
        taxInformation: 'N',
        verificationMethod: 'simple',
      },
      documents: { businessRegistrationFile: new File(['%PDF-'], '등록증.pdf', { type: 'application/pdf' }) },
      ...once,
    }),
  findResult: () => findResult(owner),
  updateAccount: () => updateAccount({ application, ci: 'ci', form, verificationMethod: 'simple', ...once }),
  cancelApplication: () => cancelApplication(applicationNumber, once),
  reapply: () => reapply(applicationNumber, once),
  listOpinions: () => listOpinions(applicationNumber),
  submitOpinion: () => submitOpinion({ applicationNumber, content: '의견', files: [file], ...once }),
  fetchBatch: () => fetchBatch('7'),
  createProof: () =>
    createProof(
      {
        owner: proofOwner,
        type: '일반',
        details: ['1'],
        years: ['2025', '2024'],
        files: [file],
        division: '금액',
        total: 1,
      },
      once,
    ),
  addToBatch: () => addToBatch({ owner: proofOwner, batchId: '7', type: '일반', files: [file] }, once),
  requestParcelLookup: () => requestParcelLookup({ owner: proofOwner, carriers: ['택배사'] }, once),
  cancelBatch: () => cancelBatch('7', once),
  cancelItem: () => cancelItem('1', once),
  deleteItem: () => deleteItem('1', once),
  registerSupplement: () =>
    registerSupplement(
      {
        owner: proofOwner,
        batchId: '8',
        years: ['2025', '2024', '2025'],
        total: 4,
        replacements: [{ itemId: '5', type: '일반', file }],
      },
      once,
    ),
  uploadFile: () => uploadFile({ file: new File(['a'], 'a.pdf'), category: 'receipt' }),
  storedSize: () => storedSize('a/b'),
  fetchStoredFile: () => fetchStoredFile('a/b'),
  downloadForm: () => downloadForm('forms/a', { timeoutMs: 1000 }),
}
