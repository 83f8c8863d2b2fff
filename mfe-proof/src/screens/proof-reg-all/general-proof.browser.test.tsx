import { RequestRefused, TimedOut, Unreachable, UploadFailed } from 'api-client/errors'
import { createProof } from 'api-client/proof'
import { findResult } from 'api-client/result'
import { storedSize, uploadFile } from 'api-client/files'
import { batchWith } from 'applicant-flow/testing'
import { drawScreen, type Scene } from 'remote-kit/testing'
import { session } from 'shared-session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applicant, chooseFiles, emptyFile, pdf, resultIs, storeTakesAll } from '../../testing/scene.ts'
import { GeneralProofScreen } from './general-proof-screen.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/proof', { spy: true })
vi.mock('api-client/files', { spy: true })

const direct = { ...applicant, isNormalProof: 'Y' } as const
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const total = () => page.getByRole('textbox', { name: /^총 증빙/ })
const dialog = () => page.getByRole('dialog')

beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  resultIs()
  storeTakesAll()
  vi.mocked(createProof).mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function show(scene: Scene = {}) {
  const screen = await drawScreen(<GeneralProofScreen />, { at: '/proof-reg-all', session: direct, ...scene })
  await expect.element(button(/등록$/)).toBeVisible()
  return screen
}

async function fillIn(...files: File[]) {
  await button('위 내용을 확인했으며 동의합니다').click()
  await page.getByRole('checkbox', { name: '2025년' }).click()
  await page.getByRole('checkbox', { name: '2024년' }).click()
  await page.getByRole('radio', { name: /^금액/ }).click()
  await total().fill('150,000')
  await chooseFiles(...(files.length > 0 ? files : [pdf('정산.pdf')]))
}

async function register() {
  await button('증빙 등록').click()
}

describe('what stands against it', () => {
  it('is told at once and in order, each beside its field, before anything is uploaded (PGEN-19 to PGEN-27, FILE-17)', async () => {
    const screen = await show({ session: applicant })
    await register()
    const summary = page.getByRole('region', { name: /확인/ })
    await expect.element(summary).toHaveFocus()
    const links = () => summary.getByRole('link').elements()
    expect(links().map(({ textContent }) => textContent)).toEqual([
      '동의 여부를 확인해주세요.',
      '유형을 선택해주세요.',
      '실적증빙 기간을 최소 1개 이상 선택해주세요.',
      '구분(금액/건)을 선택해주세요.',
      '실적증빙 파일을 등록해주세요.',
    ])
    await page.getByRole('link', { name: '동의 여부를 확인해주세요.' }).click()
    await expect.element(button('위 내용을 확인했으며 동의합니다')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(links()).toHaveLength(4)
    expect(screen.dialogs.confirm).not.toHaveBeenCalled()
    expect(uploadFile).not.toHaveBeenCalled()
  })

  it.each([
    [/^금액/, '총 증빙금액을 입력해주세요.'],
    [/^건수/, '총 증빙건수를 입력해주세요.'],
  ])('is the missing total of %s: %s, with the focus in its field', async (division, message) => {
    await show()
    await fillIn()
    await page.getByRole('radio', { name: division }).click()
    await total().fill('')
    await register()
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(total()).toHaveFocus()
  })

  it.each([
    ['of another kind', new File(['x'], '장부.hwp'), /^지원하지 않는 파일 형식입니다/],
    [
      'with other content than its name says',
      new File(['<html>'], '정산.pdf'),
      /^지원하지 않는 파일 형식입니다/,
    ],
    ['that is a PDF of more than 10 MB', largePdf(), 'PDF 파일 크기는 10MB 이하여야 합니다.'],
    [
      'that is a photo which cannot be made smaller',
      largePhoto(),
      '이미지 크기를 줄일 수 없습니다. 다른 이미지를 선택해주세요.',
    ],
    ['without content, alone', emptyFile('빈.pdf'), '실적증빙에 정상 파일이 1개 이상 필요합니다.'],
  ])('is a file %s (PGEN-26, PGEN-33, FILE-04 to FILE-10)', async (_, file, message) => {
    await show()
    await fillIn(file)
    await expect.element(page.getByText(/준비 중/)).not.toBeInTheDocument()
    await register()
    const group = page.getByRole('group', { name: /^실적증빙 파일/ })
    await expect.element(group.getByText(message).last()).toBeVisible()
    expect(uploadFile).not.toHaveBeenCalled()
  })

  it('is no duplicate: that is left out, and counted; another file of the same name is none (FILE-12)', async () => {
    await show()
    await chooseFiles(pdf('정산.pdf'))
    await chooseFiles(pdf('정산.pdf'), new File(['%PDF-1.7 of another month'], '정산.pdf'))
    await expect.element(page.getByText('중복된 파일 1개를 제외했습니다.')).toBeVisible()
    expect(page.getByRole('button', { name: '정산.pdf 삭제' }).elements()).toHaveLength(2)
  })
})

const MORE_THAN_10_MB = 10_485_761

function largePdf(): File {
  return new File(['%PDF-1.7', new Uint8Array(MORE_THAN_10_MB)], '정산.pdf')
}

function largePhoto(): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(MORE_THAN_10_MB)], '사진.jpg')
}

describe('the total', () => {
  it('takes digits alone, shows separators, and at most 15 characters (PGEN-05, PGEN-06, PGEN-29)', async () => {
    await show()
    await page.getByRole('radio', { name: /^금액/ }).click()
    await userEvent.type(total(), 'a1234567')
    await expect.element(total()).toHaveValue('1,234,567')
    await expect.element(total()).toHaveAttribute('maxlength', '15')
    await expect.element(page.getByRole('textbox', { name: '예상 지원금액' })).not.toBeInTheDocument()
  })

  it('of more than 100 cases leaves its field with its message; one press enters 100 (PGEN-07, PGEN-08, PGEN-31, PGEN-32)', async () => {
    await show()
    await page.getByRole('radio', { name: /^건수/ }).click()
    const expected = page.getByRole('textbox', { name: '예상 지원금액' })
    await userEvent.type(total(), '10')
    await expect.element(expected).toHaveValue('50,000')
    await expect.element(expected).toHaveAttribute('readonly')
    await userEvent.type(total(), '1')
    await expect.element(total()).toHaveValue('')
    await expect.element(expected).toHaveValue('')
    await expect.element(page.getByText('증빙건수는 최대 100건까지만 입력 가능합니다.')).toBeVisible()
    await expect.element(page.getByText(/입력한 값.*101/)).toBeVisible()
    await button('100건으로 입력').click()
    await expect.element(total()).toHaveValue('100')
    await expect.element(total()).toHaveFocus()
    await expect.element(expected).toHaveValue('300,000')
    await page.getByRole('radio', { name: /^금액/ }).click()
    await expect.element(total()).toHaveValue('')
  })
})

describe('the way of proving (PGEN-01, AMB-68)', () => {
  it('is asked for as long as it is not settled, and settled by the tab', async () => {
    await show({ session: applicant })
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['직접 증빙', '택배사 직접 증빙'])
    await page.getByRole('tab', { name: '직접 증빙', exact: true }).click()
    expect(session.get().isNormalProof).toBe('Y')
    await page.getByRole('tab', { name: '택배사 직접 증빙' }).click()
    const link = page.getByRole('link', { name: '택배사 이용내역 조회 신청하기' })
    await expect.element(link).toHaveAttribute('href', '/proof-reg-parcel')
  })

  it('is asked for no more afterwards', async () => {
    await show()
    await expect.element(page.getByText('배달·택배 서비스 이용', { exact: true })).toBeVisible()
    expect(page.getByRole('tab').elements()).toHaveLength(0)
  })
})

it('shows beside it what such files look like, as a PDF and as drawings, and leads back (PGEN-16, PGEN-17)', async () => {
  await show({ withDialogs: true })
  const sample = page.getByRole('link', { name: '증빙 예시 보기 (새 창 열림)' })
  await expect.element(sample).toHaveAttribute('href', expect.stringMatching(/viewer.*proof-sample\.pdf$/))
  await expect.element(page.getByRole('link', { name: '이전' })).toHaveAttribute('href', '/proof-intro')
  await button('서류별 예시 그림 보기').click()
  await expect.element(dialog().getByRole('img').first()).toBeVisible()
})

describe('registering', () => {
  it('asks, uploads, checks, creates, says so, and leads to the result (PGEN-28 to PGEN-44, FILE-18 to FILE-25)', async () => {
    const screen = await show()
    await fillIn(pdf('정산.pdf'), pdf('영수증.pdf'))
    await register()
    await expect.poll(screen.goneTo).toBe('/aply-result')
    expect(screen.dialogs.confirm.mock.calls[0]?.[0]).toBe('등록하시겠습니까?')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('모든 증빙자료가 성공적으로 등록되었습니다.')
    expect(vi.mocked(storedSize).mock.calls).toHaveLength(2)
    const [proof] = vi.mocked(createProof).mock.calls[0] ?? []
    expect(proof).toMatchObject({
      owner: { applicationNumber: '20250000000001', supportNumber: '1', historyNumber: '1' },
      type: '일반',
      years: ['2025', '2024'],
      division: '금액',
      total: 150_000,
    })
    expect(proof?.files.map(({ originalName }) => originalName)).toEqual(['정산.pdf', '영수증.pdf'])
    expect(Object.keys(sessionStorage).filter(key => key.includes('proof'))).toEqual([])
  })

  it('changes the label of its button, and lets nothing be changed, while it is under way (PGEN-15)', async () => {
    vi.mocked(createProof).mockReturnValue(new Promise(() => {}))
    await show()
    await fillIn()
    await register()
    await expect.element(button('처리 중')).toHaveAttribute('aria-disabled', 'true')
    expect(document.querySelector('[inert]')).not.toBeNull()
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
  })

  it('does nothing after a no', async () => {
    const screen = await show()
    screen.dialogs.confirm.mockResolvedValue(false)
    await fillIn()
    await register()
    await expect.element(button('증빙 등록')).not.toHaveAttribute('aria-disabled')
    expect(uploadFile).not.toHaveBeenCalled()
  })

  it('without a token says that it has expired, and leads home (GUARD-37)', async () => {
    const screen = await show()
    await fillIn()
    session.update({ token: '' })
    await register()
    await expect.poll(screen.goneTo).toBe('/')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('인증이 만료되었습니다. 다시 인증해주세요.')
  })

  it('says so too when the token has gone in the middle of the uploads, and sends nothing (ERR-05)', async () => {
    const screen = await show()
    await fillIn()
    const { size } = pdf('정산.pdf')
    vi.mocked(storedSize).mockImplementationOnce(async () => {
      session.update({ token: '' })
      return size
    })
    await register()
    await expect.poll(screen.goneTo).toBe('/')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('인증이 만료되었습니다. 다시 인증해주세요.')
    expect(createProof).not.toHaveBeenCalled()
  })

  it('sends the same files under the same key when the response was lost (GP-25)', async () => {
    vi.mocked(createProof).mockRejectedValueOnce(new Unreachable('/proof-create'))
    const screen = await show()
    await fillIn()
    await register()
    await vi.waitFor(() => expect(screen.dialogs.alert).toHaveBeenCalledOnce())
    await register()
    await expect.poll(screen.goneTo).toBe('/aply-result')
    const [first, second] = vi.mocked(createProof).mock.calls
    expect(second).toEqual(first)
    expect(uploadFile).toHaveBeenCalledOnce()
  })

  it('goes on where the tab can keep nothing, also by the same key', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.mocked(createProof).mockRejectedValueOnce(new Unreachable('/proof-create'))
    const screen = await show()
    await fillIn()
    await register()
    await vi.waitFor(() => expect(screen.dialogs.alert).toHaveBeenCalledOnce())
    await register()
    await expect.poll(screen.goneTo).toBe('/aply-result')
    const [first, second] = vi.mocked(createProof).mock.calls
    expect(second).toEqual(first)
  })

  it('waits while the line is down, and goes on by itself', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    const screen = await show()
    await fillIn()
    await register()
    await expect.element(page.getByText('인터넷 연결이 끊겼습니다. 연결되면 이어서 올립니다.')).toBeVisible()
    expect(uploadFile).not.toHaveBeenCalled()
    line.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.poll(screen.goneTo).toBe('/aply-result')
  })

  it('ends, and leads nowhere, when the screen is left meanwhile', async () => {
    let signal: AbortSignal | undefined
    vi.mocked(uploadFile).mockImplementation(upload => {
      signal = upload.signal
      return new Promise(() => {})
    })
    const screen = await show()
    await fillIn()
    await register()
    await expect.poll(() => signal).toBeDefined()
    await screen.unmount()
    expect(signal?.aborted).toBe(true)
    expect(createProof).not.toHaveBeenCalled()
  })
})

describe('files without content', () => {
  async function registerWithEmpty() {
    await fillIn(pdf('정산.pdf'), emptyFile('빈.pdf'))
    await register()
    await dialog().getByRole('button', { name: '확인' }).click()
    await expect.element(dialog().getByRole('listitem')).toMatchTextContent('빈.pdf')
  }

  it('are listed; a no registers nothing (FILE-21, FILE-23)', async () => {
    await show({ withDialogs: true })
    await registerWithEmpty()
    await dialog().getByRole('button', { name: '취소' }).click()
    await expect.element(button('증빙 등록')).not.toHaveAttribute('aria-disabled')
    expect(createProof).not.toHaveBeenCalled()
  })

  it('are left out after a yes, and the message is another (FILE-22, FILE-27, PGEN-43)', async () => {
    const screen = await show({ withDialogs: true })
    await registerWithEmpty()
    await dialog().getByRole('button', { name: '확인' }).click()
    await expect.element(dialog()).toMatchTextContent('0바이트 파일을 제외하고 정상 파일만 등록합니다.')
    await dialog().getByRole('button', { name: '확인' }).click()
    await expect.element(dialog()).toMatchTextContent('증빙자료 등록이 완료되었습니다.')
    await dialog().getByRole('button', { name: '확인' }).click()
    await expect.poll(screen.goneTo).toBe('/aply-result')
    const [proof] = vi.mocked(createProof).mock.calls[0] ?? []
    expect(proof?.files.map(({ originalName }) => originalName)).toEqual(['정산.pdf'])
  })

  it('that only the store finds so are no less empty; one normal file must remain (FILE-26)', async () => {
    storeTakesAll({ emptied: ['정산.pdf'] })
    const screen = await show()
    await fillIn()
    await register()
    await expect
      .poll(() => screen.dialogs.alert.mock.calls[0]?.[0])
      .toBe('실적증빙에 정상 파일이 1개 이상 필요합니다.')
    expect(createProof).not.toHaveBeenCalled()
  })
})

describe('a failure keeps everything, and says', () => {
  const refused = (status: number, message: string, errorCode?: string) =>
    new RequestRefused('/proof-create', { status, message, errorCode })
  const broken = '증빙자료 등록 중 오류가 발생했습니다.'
  const late = '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.'

  it.each([
    ['of a gateway', refused(504, 'x'), late],
    [
      'of an empty file',
      refused(400, '파일 크기가 0인 파일은 업로드할 수 없습니다. a.pdf', 'FILE_SIZE_ZERO_ERROR'),
      '파일 크기가 0인 파일은 업로드할 수 없습니다. a.pdf',
    ],
    ['of the server', refused(500, '점검 중입니다.'), '점검 중입니다.'],
    ['of the line', new Unreachable('/proof-create'), broken],
    ['of time', new TimedOut('/proof-create'), broken],
  ])('%s', async (_, error, message) => {
    vi.mocked(createProof).mockRejectedValue(error)
    const screen = await show({ withDialogs: true })
    await fillIn()
    await register()
    await dialog().getByRole('button', { name: '확인' }).click()
    await expect.element(dialog()).toMatchTextContent(message)
    await dialog().getByRole('button', { name: '확인' }).click()
    await expect.element(button('증빙 등록')).not.toHaveAttribute('aria-disabled')
    await expect.element(total()).toHaveValue('150,000')
    expect(screen.goneTo()).toBeNull()
  })

  it('of a status that has changed meanwhile, and leads to the result', async () => {
    const message = '증빙제출 가능한 상태가 아닙니다.'
    vi.mocked(createProof).mockRejectedValue(refused(409, message, 'PROOF_NOT_ALLOWED'))
    const screen = await show()
    await fillIn()
    await register()
    await expect.poll(screen.goneTo).toBe('/aply-result')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe(message)
  })

  const failed = (message: string, status: number) =>
    new UploadFailed('/presigned-url', message, { cause: refused(status, 'x') })
  it.each([
    ['an upload', failed('파일 업로드 중 오류가 발생했습니다.', 500), '파일 업로드 중 오류가 발생했습니다.'],
    ['a gateway', failed(late, 504), late],
    ['an address', refused(500, '업로드 URL 생성에 실패했습니다.'), '업로드 URL 생성에 실패했습니다.'],
  ])('of %s, of one of five files, which alone goes again', async (_, error, message) => {
    const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']
    const screen = await show()
    await fillIn(...names.map(pdf))
    vi.mocked(uploadFile).mockRejectedValueOnce(error)
    await register()
    await expect.poll(() => screen.dialogs.alert.mock.calls[0]?.[0]).toBe(message)
    expect(createProof).not.toHaveBeenCalled()
    await register()
    await expect.poll(screen.goneTo).toBe('/aply-result')
    const sent = vi.mocked(uploadFile).mock.calls.map(([{ file }]) => file.name)
    expect(sent).toEqual([...names, sent[0]])
  })
})

describe('entering', () => {
  it('is refused while proof may not be submitted, and leads to the result (PINT-25, PINT-26)', async () => {
    resultIs({ status: '심의중' })
    const screen = await drawScreen(<GeneralProofScreen />, { at: '/proof-reg-all', session: direct })
    await expect.poll(screen.goneTo).toBe('/aply-result')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('증빙제출 가능한 상태가 아닙니다.')
  })

  it('needs no result: one that does not come is asked for again in silence (PGEN-46, GP-16)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.mocked(findResult).mockRejectedValueOnce(new Unreachable('/detail'))
    const screen = await drawScreen(<GeneralProofScreen />, { at: '/proof-reg-all', session: direct })
    await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(findResult).toHaveBeenCalledTimes(2)
    expect(screen.dialogs.alert).not.toHaveBeenCalled()
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('shows why nothing may be submitted while a parcel request is under review (PGEN-36)', async () => {
    resultIs({ batches: [batchWith({ amountKind: '택배', status: '심사중' })] })
    await show()
    await expect.element(page.getByText('지금은 증빙을 등록할 수 없습니다.')).toBeVisible()
    await expect.element(button('증빙 등록')).toHaveAccessibleDescription('택배 증빙을 조회 중입니다.')
  })
})

describe('after a reload', () => {
  it('what was typed stands there again; for another application it does not', async () => {
    const before = await show()
    await fillIn()
    await before.unmount()
    const after = await show()
    await expect.element(total()).toHaveValue('150,000')
    await expect.element(page.getByRole('checkbox', { name: '2024년' })).toBeChecked()
    await expect.element(page.getByText(/다음 파일을 다시 선택해주세요: 정산.pdf/)).toBeVisible()
    await after.unmount()
    resultIs({ applicationNumber: '20250000000002' })
    await show({ session: { ...direct, applicationNumber: '20250000000002' } })
    await expect.element(page.getByRole('checkbox', { name: '2024년' })).not.toBeChecked()
    await expect.element(page.getByText(/정산.pdf/)).not.toBeInTheDocument()
  })

  it('what another person has typed is deleted (GP-09)', async () => {
    const before = await show()
    await fillIn()
    await before.unmount()
    await show({ session: { ...direct, identityCi: 'another' } })
    await expect.element(page.getByRole('checkbox', { name: '2024년' })).not.toBeChecked()
    expect(sessionStorage.getItem('sbiz_draft_proof')).toBeNull()
  })
})
