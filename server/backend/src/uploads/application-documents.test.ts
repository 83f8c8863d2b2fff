import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filingFixture, pdf } from '../testing/applications/filing-fixture.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { fileApplication, PDF } from '../testing/applications/test-filing.ts'

const backend = testBackend()
const { ready, expectDraft, storedObjects } = filingFixture(backend, 2_500_000_000)

describe('the documents of an application', () => {
  const declined = { info_admin_yn: 'N' } as const
  const three = () => ({
    businessRegistrationFile: pdf('사업자 등록증.pdf'),
    nationalTaxPaymentCert: pdf(),
    localTaxPaymentCert: pdf(),
  })

  it('are not needed when everything was agreed to; empty files stand for none', async () => {
    const filing = await ready()
    const none = { businessRegistrationFile: new File([], 'none.pdf') }
    expect(await fileApplication(backend, filing, none)).toMatchObject({ status: 200 })
    const documents = backend.database.selectFrom('applicationDocument').selectAll()
    expect(await documents.where('applicationNumber', '=', filing.aplyNo).execute()).toEqual([])
  })

  it('are kept in the object store under safe names', async () => {
    const filing = await ready({}, declined)
    const files = { ...three(), vatStandardCert: pdf('../../몰래.pdf') }
    expect(await fileApplication(backend, filing, files)).toMatchObject({ status: 200 })
    const rows = await backend.database
      .selectFrom('applicationDocument')
      .selectAll()
      .where('applicationNumber', '=', filing.aplyNo)
      .execute()
    expect(rows).toHaveLength(4)
    expect(rows.map(({ originalName }) => originalName)).toContain('사업자_등록증.pdf')
    expect(rows.map(({ originalName }) => originalName).join()).not.toMatch(/\.\.|\//)
    const stored = await storedObjects()
    for (const { savedName, filePath } of rows) {
      expect(stored.join()).toContain(savedName)
      expect(filePath).toMatch(/^application\/\d{4}\/\d{2}\/[\w-]+\.pdf$/)
    }
    expect(await backend.database.selectFrom('documentUpload').selectAll().execute()).toEqual([])
  })

  it.each([
    ['nothing', {}, {}],
    ['one of four', declined, { businessRegistrationFile: pdf() }],
    ['all but the VAT certificate', declined, three()],
  ])('are asked for after a consent was declined: %s', async (_, consents, files) => {
    const filing = await ready({}, consents)
    const data = { ...filing.data, mdtAgreYn: 'N' }
    const response = await fileApplication(backend, { ...filing, data }, files)
    expect(response).toMatchObject({ status: 409, body: { errorCode: 'DOCUMENTS_MISSING' } })
    await expectDraft(filing.aplyNo)
  })

  it.each([
    ['a page that calls itself a PDF', pdf('a.pdf', '<html></html>'), '허용된 파일 형식이 아닙니다.'],
    ['a PDF that calls itself a program', pdf('a.exe'), '허용된 파일 형식이 아닙니다.'],
    ['a picture that only proof takes', pdf('a.webp', 'RIFF0000WEBPVP8 '), '허용된 파일 형식이 아닙니다.'],
    [
      'more than 10 MB',
      pdf('a.pdf', Buffer.concat([PDF, Buffer.alloc(10_485_760)])),
      '파일 크기는 10MB를 초과할 수 없습니다.',
    ],
  ])('are refused for what is in them: %s (FILE-01, FILE-02)', async (_, file, message) => {
    const filing = await ready()
    const before = await storedObjects()
    const response = await fileApplication(backend, filing, { businessRegistrationFile: file })
    const errors = [{ field: 'businessRegistrationFile', message }]
    expect(response).toEqual({
      status: 400,
      body: { status: 400, errorCode: 'FILE_REFUSED', message, errors },
    })
    await expectDraft(filing.aplyNo)
    expect(await storedObjects()).toEqual(before)
  })

  it('are told apart by their bytes: repeated names, and a repetition with other documents of the same size', async () => {
    const filing = await ready({}, declined)
    const content = (name: string) => `%PDF-1.7\n%${name}\n`
    const send = (parts: [name: string, content: string][]) => {
      const form = new FormData()
      form.set('applicationData', JSON.stringify(filing.data))
      for (const [name, text] of parts) form.append(name, pdf('a.pdf', content(text)))
      return fetch(`${backend.address}/api/v1/application/create`, {
        method: 'POST',
        headers: { ...filing.headers, 'idempotency-key': 'bytes' },
        body: form,
      })
    }
    const repeated: [string, string][] = [
      ['businessRegistrationFile', 'first'],
      ['businessRegistrationFile', 'again'],
      ['nationalTaxPaymentCert', 'state'],
      ['localTaxPaymentCert', 'local'],
      ['vatStandardCert', 'added'],
    ]
    expect((await send(repeated)).status).toBe(200)
    const rows = await backend.database
      .selectFrom('applicationDocument')
      .select(['document', 'filePath'])
      .where('applicationNumber', '=', filing.aplyNo)
      .execute()
    for (const [name, text] of repeated.slice(1)) {
      const { filePath = '' } = rows.find(({ document }) => document === name) ?? {}
      expect(await readFile(join(backend.dataDir, 'objects', filePath), 'utf8')).toBe(content(text))
    }

    expect((await send(repeated)).status).toBe(200)
    const other = await send([...repeated.slice(0, 4), ['vatStandardCert', 'other']])
    expect({ status: other.status, body: await other.json() }).toMatchObject({
      status: 409,
      body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' },
    })
  })

  it('leave nothing behind when the application is refused', async () => {
    const filing = await ready({}, { tax_info_yn: 'N' })
    const before = await storedObjects()
    expect(await fileApplication(backend, filing, three())).toMatchObject({ status: 409 })
    expect(await storedObjects()).toEqual(before)
    expect(await backend.database.selectFrom('documentUpload').selectAll().execute()).toEqual([])
  })
})
