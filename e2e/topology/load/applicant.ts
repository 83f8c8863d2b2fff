import { randomUUID } from 'node:crypto'
import { PERSON } from '../machines/gateway.ts'
import { Visitor } from './visitor.ts'
import type { Watch } from './watch.ts'

const ACCOUNT = { bankName: 'KB국민은행', accountNumber: '10000000000001', accountHolder: PERSON.name }
const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const FILE_BYTES = 20_000

/** Lets an application take proof, as a case worker does. */
export type Decide = (applicationNumber: string) => Promise<void>

/** Takes an applicant from the first page to submitted proof, and notes all that the site acknowledges. */
export async function apply(
  site: string,
  businessNumber: string,
  watch: Watch,
  decide: Decide,
): Promise<void> {
  const visitor = new Visitor(site, watch)
  await visitor.send('/')
  const registered = await visitor.post('business/first/register', { brNo: businessNumber })
  const aplyNo: string = registered.result.aplyNo
  const ci = await verify(visitor, aplyNo, businessNumber)
  const owner = { aplyNo, ci, brno: businessNumber }
  await check(visitor, owner)
  await file(visitor, owner)
  watch.filed.add(aplyNo)
  await decide(aplyNo)
  const { path, bytes } = await upload(visitor)
  watch.files.set(path, { bytes, read: () => download(visitor, path) })
  await submitProof(visitor, aplyNo, path)
  watch.proofs.add(aplyNo)
  await visitor.post('application/result/detail/brno', { ci, brno: businessNumber })
  watch.finished += 1
}

type Owner = { aplyNo: string; ci: string; brno: string }

async function verify(visitor: Visitor, aplyNo: string, businessNumber: string): Promise<string> {
  const endTurn = await visitor.turn('act_13')
  const { data } = await visitor.post('auth/integration/request', { aplyNo })
  await endTurn()
  await visitor.send('/api/v1/auth/identity/end')
  const { data: person } = await visitor.post('auth/integration/result', { mtxId: data.mtxId })
  const claims = {
    ci: person.ci,
    name: person.name,
    birthDay: person.birthDay,
    phoneNumber: '',
    provider: 'simple',
  }
  await visitor.post('auth/simple/success', { aplyNo, ...claims })
  await visitor.post(`auth/setJwtCookie?brno=${businessNumber}`)
  await visitor.post(`common/token/create?aplyNo=${aplyNo}&seconds=3600`)
  return person.ci
}

async function check(visitor: Visitor, owner: Owner): Promise<void> {
  const agreements = Object.fromEntries(
    CONSENTS.map((name, place) => [name, { orderNo: place + 1, value: 'Y' }]),
  )
  await visitor.post('auth/consents', { ...owner, consentsData: { version: '3.0.0', agreements } })
  const endNameTurn = await visitor.turn('act_4')
  await visitor.post('auth/realname', { ...owner, jumin1: '800101', jumin2: '0000001', name: PERSON.name })
  await endNameTurn()
  const endAccountTurn = await visitor.turn('act_6')
  await visitor.post('auth/validate-account-owner', { bankCd: '004', acctNo: ACCOUNT.accountNumber })
  await endAccountTurn()
  await visitor.post('auth/account/verify', { ...ACCOUNT, bankCode: '004', aplyNo: owner.aplyNo })
}

async function file(visitor: Visitor, owner: Owner): Promise<void> {
  const form = () => {
    const filled = new FormData()
    filled.set('applicationData', JSON.stringify({ ...FORM, ...owner }))
    filled.set(
      'businessRegistrationFile',
      new File(['%PDF-1.7\n%%EOF\n'], '사업자등록증.pdf', { type: 'application/pdf' }),
    )
    return filled
  }
  await visitor.send('/api/v1/application/create', { form, headers: { 'idempotency-key': randomUUID() } })
}

async function upload(visitor: Visitor): Promise<{ path: string; bytes: Uint8Array }> {
  const bytes = Buffer.concat([PNG_HEAD, Buffer.from(randomUUID()), Buffer.alloc(FILE_BYTES)])
  const wanted = { originalFileName: '영수증.png', contentType: 'image/png', fileCategory: 'receipt' }
  const { data } = await visitor.post('common/file/presigned-url', wanted)
  const name = encodeURIComponent('영수증.png')
  const headers = { 'content-type': data.contentType, 'x-amz-meta-original-file-name': name }
  await visitor.send(data.presignedUrl, { method: 'PUT', bytes, headers })
  return { path: data.filePath, bytes }
}

async function download(visitor: Visitor, path: string): Promise<Uint8Array> {
  const address = `common/file/presigned-download-url?filePath=${encodeURIComponent(path)}`
  const { data } = (await (await visitor.send(`/api/v1/${address}`, { json: {} })).json()) as { data: string }
  return new Uint8Array(await (await visitor.send(data)).arrayBuffer())
}

async function submitProof(visitor: Visitor, aplyNo: string, filePath: string): Promise<void> {
  const about = {
    originlFileNm: '영수증.png',
    filePath,
    fileSize: FILE_BYTES,
    fileExt: 'png',
    mimeType: 'image/png',
  }
  const json = {
    receiptProofMstrCreateRequest: { aplyNo, ...BATCH },
    receiptProofRequestList: [
      { aplyNo, aplyType: '일반', currentStatus: '제출', filePath, receiptProofFileReqeust: about },
    ],
  }
  await visitor.send('/api/v1/proof/proof-create', { json, headers: { 'idempotency-key': randomUUID() } })
}

const CONSENTS = `
  info_collection_yn info_third_party_yn info_promotion_yn info_admin_yn
  tax_info_yn confirm_notice_yn confirm_agree_yn confirm_spc_agree_yn
  confirm_duplicate_yn confirm_collection_yn delivery_receive_yn delivery_provide_yn
  mydata_personal_yn mydata_third_party_yn mydata_method_yn mydata_collection_yn
  mydata_provide_yn mydata_notice_yn`
  .trim()
  .split(/\s+/)

const BATCH = {
  aplyType: '일반',
  aplyTypeDetail: '1,2',
  useProofPeriod: '2024,2025',
  amountCount: 150_000,
  amountCountType: '금액',
  progressStatus: '제출',
}

const FORM = {
  suptSn: 0,
  aplyType: '확인',
  aplyNm: PERSON.name,
  rpsrRnno: '8001010000001',
  brdt: PERSON.birthDate,
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
