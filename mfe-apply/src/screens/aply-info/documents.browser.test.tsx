import { checkBusiness } from 'api-client/business'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, fillAll, fillBusiness, openForm } from '../../testing/form-fixture.tsx'
import { formCache } from './draft/form-cache.ts'

beforeEach(() => void vi.resetAllMocks())

const DECLINED = { mydataConsent: 'N' } as const
const TEN_MB = 10 * 1024 * 1024

const WHY =
  '행정정보 공동이용 또는 마이데이터 제공에 동의하지 않으셔서 아래 서류가 필요합니다. JPG, PNG, PDF 파일을 하나에 10MB까지 올릴 수 있으며, 신청하실 때 함께 전송됩니다.'
const ALWAYS = ['사업자등록증', '국세 납세증명서', '지방세 납세증명서']
const EITHER = ['부가가치세 과세표준증명', '부가가치세 면세사업자 수입금액증명']

it('are not asked for when everything was agreed to', async () => {
  await openForm()
  await expect.element(button('신청 내용 확인')).toBeVisible()
  expect(page.getByRole('heading', { name: '제출서류' }).elements()).toEqual([])
})

describe('after a consent was declined', () => {
  it('an individual gives one of two VAT certificates as long as the tax kind is unknown', async () => {
    await openForm(DECLINED)
    await expect.element(page.getByRole('heading', { name: '제출서류' })).toBeVisible()
    expect(places()).toEqual([...ALWAYS, ...EITHER])
    await expect.element(page.getByText(WHY)).toBeVisible()
    await expect
      .element(place('부가가치세 과세표준증명'))
      .toHaveAccessibleDescription(
        '과세사업자이면 이 서류를 제출해주세요. 아래 면세사업자 서류와 둘 중 하나만 필요합니다.',
      )
    await expect
      .element(place('부가가치세 면세사업자 수입금액증명'))
      .toHaveAccessibleDescription(
        '면세사업자이면 이 서류를 제출해주세요. 위 과세사업자 서류와 둘 중 하나만 필요합니다.',
      )
  })

  it('a corporation may add the VAT certificate as long as the tax kind is unknown', async () => {
    await openForm({ ...DECLINED, managementType: '0' })
    await expect
      .element(place('부가가치세 과세표준증명'))
      .toHaveAccessibleDescription(/\(선택\) 일반과세자만 제출해주세요\./)
    await expect.element(page.getByRole('group', { name: '표준재무제표증명 (필수)' })).toBeVisible()
    await expect
      .element(page.getByRole('group', { name: '부가가치세 과세표준증명', exact: true }))
      .toBeVisible()
  })

  it.each([
    ['1', 'standard', ['부가가치세 과세표준증명']],
    ['1', 'exempt', ['부가가치세 면세사업자 수입금액증명']],
    ['0', 'standard', ['표준재무제표증명', '부가가치세 과세표준증명']],
    ['0', 'exempt', ['표준재무제표증명']],
  ] as const)(
    'management type %s, taxed as %s, gives beyond the usual ones: %j',
    async (managementType, taxType, more) => {
      await openForm({ ...DECLINED, managementType })
      vi.mocked(checkBusiness).mockResolvedValue({ isConfirmed: true, taxType })
      fillBusiness()
      if (managementType === '0') await fillCorporateNumber()
      await button('사업자 정보 조회').click()
      await expect.element(button('사업자 정보 조회 완료')).toBeVisible()
      expect(places()).toEqual([...ALWAYS, ...more])
    },
  )

  it('several missing ones are named apart in the summary, though they share a message', async () => {
    await openForm(DECLINED)
    await fillAll()
    await choose('사업자등록증', pdf('a.pdf'))
    await choose('부가가치세 면세사업자 수입금액증명', pdf('c.pdf'))
    await button('신청 내용 확인').click()
    const links = page.getByRole('region', { name: '입력한 내용을 확인해주세요.' }).getByRole('link')
    expect(links.elements().map(link => link.textContent)).toEqual([
      '제출서류를 등록해주세요. (국세 납세증명서)',
      '제출서류를 등록해주세요. (지방세 납세증명서)',
    ])
  })

  it('one that is no longer asked for leaves the summary with its place', async () => {
    await openForm(DECLINED)
    vi.mocked(checkBusiness).mockResolvedValue({ isConfirmed: true, taxType: 'exempt' })
    await button('신청 내용 확인').click()
    const summary = page.getByRole('region', { name: '입력한 내용을 확인해주세요.' })
    await expect.element(summary.getByRole('link', { name: /부가가치세 과세표준증명/ })).toBeVisible()
    fillBusiness()
    await button('사업자 정보 조회').click()
    await expect.element(button('사업자 정보 조회 완료')).toBeVisible()
    expect(summary.getByRole('link', { name: /부가가치세 과세표준증명/ }).elements()).toEqual([])
    await expect.element(summary.getByRole('link', { name: /사업자등록증/ })).toBeVisible()
  })

  it('a missing one has a message at its place, and one of two is enough', async () => {
    const screen = await openForm(DECLINED)
    await fillAll()
    await choose('사업자등록증', pdf('a.pdf'))
    await choose('지방세 납세증명서', pdf('b.pdf'))
    await choose('부가가치세 면세사업자 수입금액증명', pdf('c.pdf'))
    await button('신청 내용 확인').click()
    await expect.element(place('국세 납세증명서')).toHaveAccessibleDescription(/제출서류를 등록해주세요\./)
    expect(page.getByText('제출서류를 등록해주세요.').elements()).toHaveLength(1)

    await choose('국세 납세증명서', pdf('d.pdf'))
    await button('신청 내용 확인').click()
    await expect.poll(screen.goneTo).toBe('/aply-check')
    expect(Object.keys(formCache.get()?.documents ?? {}).toSorted()).toEqual([
      'businessRegistrationFile',
      'localTaxPaymentCert',
      'nationalTaxPaymentCert',
      'vatExemptCert',
    ])
  })
})

describe('a file', () => {
  beforeEach(() => openForm(DECLINED))

  it.each([
    ['of another kind', file('notes.txt', 'text', 'text/plain'), '허용된 파일 형식이 아닙니다.'],
    ['that only calls itself a picture', file('a.png', 'MZ', 'image/png'), '허용된 파일 형식이 아닙니다.'],
    ['above ten megabytes', pdf('big.pdf', TEN_MB + 1), '파일 크기는 10MB를 초과할 수 없습니다.'],
    [
      'without content',
      file('empty.pdf', '', 'application/pdf'),
      '파일 크기가 0인 파일은 업로드할 수 없습니다. empty.pdf',
    ],
    [
      'that was removed meanwhile',
      removedFile('gone.pdf'),
      '파일을 읽을 수 없습니다. 파일을 확인한 후 다시 선택해주세요.',
    ],
  ])('%s is refused at its place, and not taken', async (_, chosen, message) => {
    await choose('사업자등록증', chosen)
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(place('사업자등록증').getByText('선택한 파일이 없습니다.')).toBeVisible()
  })

  it('of exactly ten megabytes is taken', async () => {
    await choose('사업자등록증', pdf('full.pdf', TEN_MB))
    await expect.element(place('사업자등록증').getByText('full.pdf', { exact: true }).first()).toBeVisible()
    await expect.element(place('사업자등록증').getByText('10.0 MB')).toBeVisible()
  })

  it.each([
    [1025, '2 KB'],
    [1024 * 1024 - 1, '1024 KB'],
    [1024 * 1024, '1.0 MB'],
  ])('of %i bytes has a size of %s', async (bytes, size) => {
    await choose('사업자등록증', pdf('a.pdf', bytes))
    await expect.element(place('사업자등록증').getByText(size, { exact: true })).toBeVisible()
  })

  it('may be removed, but not the last one', async () => {
    await choose('사업자등록증', pdf('a.pdf'))
    await choose('국세 납세증명서', pdf('b.pdf'))
    await button('a.pdf 삭제').click()
    await expect.element(place('사업자등록증').getByText('선택한 파일이 없습니다.')).toBeVisible()

    await button('b.pdf 삭제').click()
    await expect
      .element(place('국세 납세증명서'))
      .toHaveAccessibleDescription(/최소 한 개의 파일이 필요합니다\./)
    await expect.element(place('국세 납세증명서').getByText('b.pdf', { exact: true }).first()).toBeVisible()
  })
})

function places() {
  const section = page.getByRole('heading', { name: '제출서류' }).element().closest('section')
  const legends = [...(section?.querySelectorAll('legend') ?? [])]
  return legends.map(({ textContent }) => textContent.replace(/\(필수\)$/, '').trim())
}

function place(name: string) {
  return page.getByRole('group', { name: new RegExp(`^${name}`) })
}

async function choose(name: string, chosen: File) {
  await expect.element(place(name)).toBeVisible()
  const input = place(name).element().querySelector('input[type=file]') as HTMLInputElement
  // Not `userEvent.upload`, which takes the file out of the browser and back: ten megabytes take it many seconds.
  const chosenFiles = new DataTransfer()
  chosenFiles.items.add(chosen)
  input.files = chosenFiles.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function fillCorporateNumber() {
  await field.corporate().first().fill('110111')
  await field.corporate().last().fill('1234567')
}

function file(name: string, content: string, type: string): File {
  return new File([content], name, { type })
}

/** Its content cannot be read any more. */
function removedFile(name: string): File {
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) })
  return Object.assign(pdf(name), { slice })
}

function pdf(name: string, size = 1000): File {
  return file(name, '%PDF-1.7'.padEnd(size), 'application/pdf')
}
