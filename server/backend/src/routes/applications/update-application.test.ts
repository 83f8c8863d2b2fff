import { APPLICATION_STATUSES, canEditAccount, type ApplicationStatus } from 'domain-rules/application'
import { describe, expect, it } from 'vitest'
import { accountSubject, recordCheck } from '../../stores/check-store.ts'
import { decryptFor } from '../../stores/applications/encrypted-fields.ts'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { testFields } from '../../testing/backend/test-fields.ts'
import { sendForm, type Headers } from '../../testing/applications/test-filing.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'

const backend = testBackend()
let last = 2_300_000_000

async function filedAs(status: ApplicationStatus) {
  const businessNumber = String((last += 1))
  const ci = `ci-${businessNumber}`
  const aplyNo = await fileTestApplication(backend.database, { businessNumber, ci, status })
  const headers: Headers = await signedIn({ ci, businessNumber })
  const data = updateData({ aplyNo, brno: businessNumber, ci })
  await recordAccountCheck(data, 'confirmed')
  return { aplyNo, headers, data }
}

/** Records the outcome of the account check. */
function recordAccountCheck(
  data: ReturnType<typeof updateData>,
  outcome: 'confirmed' | 'refused',
): Promise<void> {
  const { aplyNo: applicationNumber, ci, bankNm: bankName, acntNo: accountNumber, dpstrNm } = data
  const subject = accountSubject({ bankName, accountNumber, accountHolder: dpstrNm })
  const store = { database: backend.database, fields: testFields, now: () => new Date() }
  return recordCheck(store, { applicationNumber, ci }, { kind: 'account', outcome, subject, taxType: null })
}

function updateData(owner: { aplyNo: string; brno: string; ci: string }) {
  return {
    ...owner,
    suptSn: 1,
    aplyType: '확인',
    corpNm: '시험상회',
    opbzDt: '20200101',
    crpno: '',
    soaMm: '12',
    bankNm: '신한은행',
    acntNo: '99887766554433',
    dpstrNm: 'ＨＯＮＧ　ＧＩＬ',
    prcsStts: '지급완료',
    changedBy: 'A',
    changedReason: 'X',
    methodType: 'simple',
  }
}

function update(headers: Headers, data: unknown) {
  return sendForm(
    backend,
    { method: 'PATCH', path: '/api/v1/application/update', headers },
    { updateData: data },
  )
}

function rowOf(aplyNo: string) {
  const row = backend.database.selectFrom('application').selectAll().where('applicationNumber', '=', aplyNo)
  return row.executeTakeFirstOrThrow()
}

describe('correcting the account', () => {
  it('keeps the account, encrypted, and moves 이체결과오류 on to 요청검증완료 (ACC-36)', async () => {
    const { aplyNo, headers, data } = await filedAs('이체결과오류')
    const done = { status: 200, body: { status: 200, message: 'Success' } }
    expect(await update(headers, data)).toEqual(done)
    const row = await rowOf(aplyNo)
    expect(row).toMatchObject({
      status: '요청검증완료',
      bankName: '신한은행',
      accountHolder: 'ＨＯＮＧ　ＧＩＬ',
      accountHolderHalfWidth: 'HONG GIL',
    })
    expect(decryptFor(testFields, aplyNo, 'accountNumber', row.accountNumber ?? '')).toBe('99887766554433')
  })

  it('leaves an application that is still 신청 there, and the values of the business as they were (ACC-37, AMB-19)', async () => {
    const { aplyNo, headers, data } = await filedAs('신청')
    expect(await update(headers, { ...data, corpNm: '다른상회' })).toMatchObject({ status: 200 })
    expect(await rowOf(aplyNo)).toMatchObject({
      status: '신청',
      bankName: '신한은행',
      companyName: '시험상회',
    })
  })

  it('writes who changed what into the history (ACC-38)', async () => {
    const { aplyNo, headers, data } = await filedAs('이체결과오류')
    await update(headers, data)
    const history = backend.database.selectFrom('applicationHistory').selectAll().orderBy('historyNumber')
    const entries = await history.where('applicationNumber', '=', aplyNo).execute()
    expect(entries).toMatchObject([
      { status: '이체결과오류', bankName: 'KB국민은행' },
      { status: '요청검증완료', bankName: '신한은행', changedBy: 'S', change: 'account' },
    ])
    expect(JSON.stringify(entries)).not.toContain('99887766554433')
  })

  it('pressed again with the same key gets the first response (GP-25)', async () => {
    const { headers, data } = await filedAs('이체결과오류')
    const keyed = { ...headers, 'idempotency-key': 'update-1' }
    expect(await update(keyed, data)).toMatchObject({ status: 200 })
    expect(await update(keyed, data)).toMatchObject({ status: 200 })
    expect(await update(headers, data)).toMatchObject({ status: 409 })
    const reused = { status: 409, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } }
    expect(await update(keyed, { ...data, dpstrNm: '다른사람' })).toMatchObject(reused)
  })

  it('is refused for an account that the bank has not confirmed (GP-19)', async () => {
    const { aplyNo, headers, data } = await filedAs('이체결과오류')
    const refused = { status: 409, body: { errorCode: 'ACCOUNT_NOT_VERIFIED' } }
    expect(await update(headers, { ...data, acntNo: '99887766554434' })).toMatchObject(refused)
    expect(await update(headers, { ...data, dpstrNm: '다른사람' })).toMatchObject(refused)
    await recordAccountCheck(data, 'refused')
    expect(await update(headers, data)).toMatchObject(refused)
    expect(await rowOf(aplyNo)).toMatchObject({ status: '이체결과오류', bankName: 'KB국민은행' })
  })

  it.each(APPLICATION_STATUSES.filter(status => !canEditAccount(status).ok))(
    'is refused in %s (AMB-17)',
    async status => {
      const { aplyNo, headers, data } = await filedAs(status)
      const body = { errorCode: 'ACCOUNT_NOT_EDITABLE', message: '계좌정보 수정 가능한 상태가 아닙니다.' }
      expect(await update(headers, data)).toMatchObject({ status: 409, body })
      expect(await rowOf(aplyNo)).toMatchObject({ status, bankName: 'KB국민은행' })
    },
  )

  it.each([
    ['corpNm', '', '법인명 or 상호명을 입력해주세요'],
    ['opbzDt', '', '개업일자를 정확히 입력해주세요.'],
    ['opbzDt', '2020-13-01', '개업일자를 정확히 입력해주세요.'],
    ['bankNm', '', '은행을 선택해주세요.'],
    ['bankNm', '모르는은행', '은행을 선택해주세요.'],
    ['bankNm', '우리', '은행을 선택해주세요.'],
    ['acntNo', '', '계좌번호를 입력해주세요.'],
    ['acntNo', '**********4433', '계좌번호는 숫자만 입력해주세요.'],
    ['dpstrNm', '', '예금주명을 입력해주세요.'],
  ])('is refused in the words of the screen: %s "%s" (ACC-22)', async (field, value, message) => {
    const { aplyNo, headers, data } = await filedAs('이체결과오류')
    const body = { status: 400, errorCode: 'ACCOUNT_INVALID', message, errors: [{ field, message }] }
    expect(await update(headers, { ...data, [field]: value })).toEqual({ status: 400, body })
    expect(await rowOf(aplyNo)).toMatchObject({ status: '이체결과오류' })
  })

  it('is refused as malformed, as something else than a form, and without a session', async () => {
    const { headers, data } = await filedAs('이체결과오류')
    expect(await update(headers, 'x')).toMatchObject({ status: 400 })
    expect(await update(headers, { ...data, dpstrNm: { a: 1 } })).toMatchObject({ status: 400 })
    expect(await update({}, data)).toMatchObject({ status: 401 })
    const url = `${backend.address}/api/v1/application/update`
    const json = { ...headers, 'content-type': 'application/json' }
    const response = await fetch(url, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ updateData: data }),
    })
    expect(response.status).toBe(415)
  })

  it('is refused for a forged ci (403), and not there for another person (404)', async () => {
    const mine = await filedAs('이체결과오류')
    const theirs = await filedAs('이체결과오류')
    expect(await update(mine.headers, { ...mine.data, ci: 'forged' })).toMatchObject({ status: 403 })
    expect(await update(mine.headers, { ...mine.data, aplyNo: theirs.aplyNo })).toMatchObject({ status: 404 })
    expect(await update(mine.headers, { ...mine.data, brno: theirs.data.brno })).toMatchObject({
      status: 404,
    })
    const secondPerson = await signedIn({ ci: 'ci-second', businessNumber: mine.data.brno })
    expect(await update(secondPerson, { ...mine.data, ci: 'ci-second' })).toMatchObject({ status: 404 })
    expect(await rowOf(mine.aplyNo)).toMatchObject({ status: '이체결과오류' })
    expect(await rowOf(theirs.aplyNo)).toMatchObject({ status: '이체결과오류' })
  })
})
