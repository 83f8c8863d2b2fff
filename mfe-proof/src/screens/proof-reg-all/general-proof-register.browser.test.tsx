import { RequestRefused, TimedOut, Unreachable, UploadFailed } from 'api-client/errors'
import { createProof } from 'api-client/proof'
import { findResult } from 'api-client/result'
import { storedSize, uploadFile } from 'api-client/files'
import { followLinksInPage } from 'remote-kit'
import { session } from 'shared-session'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  dialog,
  direct,
  fillIn,
  register,
  show,
  total,
  withFreshCalls,
} from '../../testing/general-proof-scene.tsx'
import { emptyFile, pdf, storeTakesAll } from '../../testing/scene.ts'

withFreshCalls()

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

  it('is not left without a question while it is under way', async () => {
    onTestFinished(followLinksInPage({ isPage: () => true, goTo: () => {} }))
    vi.mocked(createProof).mockReturnValue(new Promise(() => {}))
    const screen = await show()
    await fillIn()
    await register()
    await expect.element(button('처리 중')).toBeVisible()
    screen.dialogs.confirm.mockResolvedValue(false)
    const elsewhere = document.body.appendChild(
      Object.assign(document.createElement('a'), { href: '/elsewhere' }),
    )
    elsewhere.click()
    await expect
      .poll(() => screen.dialogs.confirm)
      .toHaveBeenLastCalledWith(
        '증빙을 등록하는 중입니다. 지금 나가면 등록이 끝나지 않을 수 있습니다. 나가시겠습니까?',
      )
  })

  it('of an application whose result does not come names that of the session', async () => {
    vi.mocked(findResult).mockRejectedValue(new Unreachable('/detail'))
    await show()
    await fillIn()
    await register()
    const owner = { applicationNumber: direct.applicationNumber, supportNumber: '', historyNumber: '' }
    await expect.poll(() => vi.mocked(createProof).mock.calls[0]?.[0].owner).toEqual(owner)
  })

  it('leaves out a year that was chosen and is no longer', async () => {
    await show()
    await fillIn()
    await page.getByRole('checkbox', { name: '2024년' }).click()
    await expect.element(page.getByRole('checkbox', { name: '2024년' })).not.toBeChecked()
    await register()
    await expect.poll(() => vi.mocked(createProof).mock.calls[0]?.[0].years).toEqual(['2025'])
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
    await expect.poll(() => screen.dialogs.alert).toHaveBeenCalledOnce()
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
    await expect.poll(() => screen.dialogs.alert).toHaveBeenCalledOnce()
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

  it('are asked about no longer once the page was left', async () => {
    const screen = await show({ withDialogs: true })
    await registerWithEmpty()
    await screen.leave()
    await expect.element(dialog()).not.toBeInTheDocument()
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
    [
      'an address',
      refused(500, '파일을 올릴 준비를 하지 못했습니다.'),
      '파일을 올릴 준비를 하지 못했습니다.',
    ],
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
