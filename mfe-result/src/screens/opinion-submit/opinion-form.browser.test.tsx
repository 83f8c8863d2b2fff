import { RequestRefused, Unreachable } from 'api-client/errors'
import { uploadFile } from 'api-client/files'
import { listOpinions, submitOpinion } from 'api-client/opinion'
import { findResult } from 'api-client/result'
import { resultWith } from 'applicant-flow/testing'
import { drawn } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answered, opinionWith, pdf, resetCalls, show, text } from '../../testing/opinion-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/opinion', { spy: true })
vi.mock('api-client/files', { spy: true })

const EMPTY_TEXT = '의견 내용을 입력해주세요.'
const WAITING = '답변 대기 중인 의견이 있습니다. 답변 후 제출해주세요.'
const LIMIT = '의견제출은 최대 2회까지만 가능합니다.'

const submit = page.getByRole('button', { name: '의견제출', exact: true })
const chooser = page.getByRole('button', { name: /파일 선택/ })
const input = () => document.querySelector('input[type=file]') as HTMLInputElement
const focused = () => document.activeElement as HTMLElement
const refusal = new RequestRefused('/create', { status: 409, message: '지금은 안 됩니다.' })
const closesWithScreen = { signal: expect.any(AbortSignal) }
const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(resetCalls)

describe('the form', () => {
  it('takes files and is submitted once it has a text (OPN-17, OPN-22, OPN-23)', async () => {
    await show()
    for (const control of [submit, chooser])
      await expect.element(control).toHaveAccessibleDescription(new RegExp(EMPTY_TEXT))
    await text.fill('  ')
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await text.fill('이의 있습니다.')
    for (const control of [submit, chooser])
      await expect.element(control).not.toHaveAttribute('aria-disabled')
    await expect.element(page.getByText(/3MB 이하를 권합니다/)).toBeVisible()
  })

  it('cuts the text at 200 characters, with a message (OPN-18)', async () => {
    await show()
    await text.fill('가'.repeat(201))
    await expect.element(text).toHaveValue('가'.repeat(200))
    await expect.element(page.getByText('글자 수를 넘어 뒤의 1자가 잘렸습니다.')).toBeVisible()
  })

  it('asks, uploads, submits, and shows the opinion (OPN-04, OPN-24, OPN-25)', async () => {
    const screen = await show()
    await text.fill(' 이의 있습니다. ')
    await userEvent.upload(
      input(),
      ['가', '나', '다', '라', '마', '바'].map(name => pdf(`${name}.pdf`)),
    )
    await expect.element(page.getByText(/초과한 1개는 제외되었습니다/)).toBeVisible()
    await userEvent.upload(input(), [pdf('가.pdf')])
    await expect.element(page.getByText(/중복된 파일 1개를 제외했습니다/)).toBeVisible()
    vi.mocked(listOpinions).mockResolvedValue([opinionWith()])
    await submit.click()
    await expect.element(page.getByRole('row', { name: /답변대기/ })).toBeVisible()
    expect(screen.dialogs.confirm.mock.calls[0]?.[0]).toBe(
      '제출 후에는 내용을 수정할 수 없습니다. 제출하시겠습니까?',
    )
    expect(screen.dialogs.alert.mock.calls).toEqual([['의견이 제출되었습니다.', closesWithScreen]])
    expect(screen.dialogs.confirm.mock.calls[0]?.[2]).toEqual(closesWithScreen)
    expect(vi.mocked(uploadFile).mock.calls[0]?.[0]).toMatchObject({ category: 'opinion' })
    // From now on the list is first, and has the focus.
    await expect.element(page.getByRole('heading', { name: '제출한 의견' })).toHaveFocus()
    expect(headings()).toEqual(['보류 사유', '제출한 의견', '의견 작성'])
    const [sent] = vi.mocked(submitOpinion).mock.calls[0] ?? []
    expect(sent).toMatchObject({ applicationNumber: '20250000000001', content: '이의 있습니다.' })
    expect(sent?.files.map(({ filePath }) => filePath)).toEqual(
      ['가', '나', '다', '라', '마'].map(name => `opinion/${name}.pdf`),
    )
    await expect.element(text).toHaveValue('')
    await expect.element(page.getByText('가.pdf')).not.toBeInTheDocument()
    expect(sessionStorage.getItem('sbiz_draft_opinion')).toBeNull()
  })

  it('that is not confirmed uploads and submits nothing', async () => {
    const screen = await show()
    screen.dialogs.confirm.mockResolvedValue(false)
    await text.fill('이의 있습니다.')
    await userEvent.upload(input(), [pdf('가.pdf')])
    await submit.click()
    await expect.poll(() => screen.dialogs.confirm).toHaveBeenCalledOnce()
    await expect.element(submit).not.toHaveAttribute('aria-disabled')
    expect(uploadFile).not.toHaveBeenCalled()
    expect(submitOpinion).not.toHaveBeenCalled()
  })

  it('names a file of a wrong type before it asks (OPN-28)', async () => {
    const screen = await show()
    await text.fill('이의 있습니다.')
    await userEvent.upload(input(), [pdf('가.pdf'), new File(['x'], '나.txt', { type: 'text/plain' })])
    await expect.element(page.getByText(/지원하지 않는 파일 형식입니다/)).toBeVisible()
    await submit.click()
    await expect
      .element(page.getByRole('group', { name: /첨부파일/ }))
      .toHaveAccessibleDescription(/올릴 수 없는 파일이 있습니다\. 삭제하거나 다른 파일을 선택해주세요\./)
    expect(screen.dialogs.confirm).not.toHaveBeenCalled()
    expect(uploadFile).not.toHaveBeenCalled()
    await expect.element(page.getByRole('group', { name: /첨부파일/ })).toContainElement(focused())
  })

  it('whose screen was left while it uploads sends nothing', async () => {
    const arrival = Promise.withResolvers<Awaited<ReturnType<typeof uploadFile>>>()
    vi.mocked(uploadFile).mockReturnValue(arrival.promise)
    const screen = await show()
    await text.fill('이의 있습니다.')
    await userEvent.upload(input(), [pdf('가.pdf')])
    await submit.click()
    await expect.poll(() => uploadFile).toHaveBeenCalledOnce()
    await screen.leave()
    arrival.resolve({ filePath: 'opinion/가.pdf', savedName: 's', originalName: '가.pdf' })
    await drawn()
    expect(submitOpinion).not.toHaveBeenCalled()
  })

  it.each([
    ['the end of a success', () => vi.mocked(submitOpinion).mockResolvedValue()],
    ['a refusal', () => vi.mocked(submitOpinion).mockRejectedValue(refusal)],
  ])(
    'whose screen was left at the message about %s closes that, and loads nothing',
    async (_what, prepare) => {
      prepare()
      const screen = await show()
      const read = Promise.withResolvers<void>()
      screen.dialogs.alert.mockReturnValue(read.promise)
      await text.fill('이의 있습니다.')
      await submit.click()
      await expect.poll(() => screen.dialogs.alert.mock.calls[0]?.[1]).toEqual(closesWithScreen)
      await screen.leave()
      read.resolve()
      await drawn()
      expect(findResult).toHaveBeenCalledOnce()
    },
  )

  it('keeps the text over a reload and the end of the session, for this application only (GP-09)', async () => {
    const screen = await show()
    await text.fill('이의 있습니다.')
    await screen.unmount()
    session.reset()
    const again = await show()
    await expect.element(text).toHaveValue('이의 있습니다.')
    await again.unmount()
    await show({ applicationNumber: '20250000000002' })
    await expect.element(text).toHaveValue('')
  })

  it('is locked while it is submitted (OPN-21 to OPN-23)', async () => {
    vi.mocked(submitOpinion).mockReturnValue(new Promise(() => {}))
    await show()
    await text.fill('이의 있습니다.')
    await submit.click()
    await expect.element(text).toHaveAttribute('readonly')
    await expect.element(chooser).toHaveAccessibleDescription(/의견을 제출하는 중입니다\./)
    await expect
      .element(page.getByRole('button', { name: /의견제출/ }))
      .toHaveAttribute('aria-disabled', 'true')
    expect(submitOpinion).toHaveBeenCalledOnce()
  })

  it.each([
    [
      'an upload that is too late',
      new RequestRefused('/presigned-url', { status: 504, message: '파일 업로드 시간이 초과되었습니다.' }),
      /시간이 초과/,
    ],
    [
      'a refused upload',
      new RequestRefused('/presigned-url', { status: 400, message: '파일을 올릴 준비를 하지 못했습니다.' }),
      /올릴 준비/,
    ],
  ])('%s is shown beside the files, and nothing is submitted (OPN-35)', async (_what, failure, words) => {
    vi.mocked(uploadFile).mockRejectedValue(failure)
    await show()
    await text.fill('이의 있습니다.')
    await userEvent.upload(input(), [pdf('가.pdf')])
    await submit.click()
    await expect.element(page.getByRole('group', { name: /첨부파일/ })).toHaveAccessibleDescription(words)
    expect(submitOpinion).not.toHaveBeenCalled()
    await expect.element(text).toHaveValue('이의 있습니다.')
    vi.mocked(uploadFile).mockReturnValue(new Promise(() => {}))
    await submit.click()
    await expect.element(page.getByRole('group', { name: /첨부파일/ })).not.toHaveAccessibleDescription(words)
  })

  it.each([
    [
      'a refusal',
      new RequestRefused('/create', { status: 409, message: WAITING }),
      `의견제출에 실패했습니다. ${WAITING}`,
      2,
    ],
    [
      'a time-out of a gateway (OPN-35)',
      new RequestRefused('/create', { status: 504, message: '' }),
      /파일 업로드 시간이 초과되었습니다\. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요\./,
      2,
    ],
    [
      'a broken connection',
      new Unreachable('/create'),
      /의견제출 중 오류가 발생했습니다\.\s*서버에 연결할 수 없습니다/,
      1,
    ],
  ])(
    '%s is shown, the text stays, and pressing again is the same submission (OPN-36, OPN-37)',
    async (_what, failure, words, loads) => {
      vi.mocked(submitOpinion).mockRejectedValueOnce(failure)
      await show({ withDialogs: true })
      await text.fill('이의 있습니다.')
      const dialog = page.getByRole('dialog')
      const confirm = dialog.getByRole('button', { name: '확인' })
      await submit.click()
      await confirm.click()
      await expect.element(dialog).toMatchTextContent(words)
      await confirm.click()
      await expect.element(text).toHaveValue('이의 있습니다.')
      await expect.element(submit).not.toHaveAttribute('aria-disabled')
      // A refusal may be due to a new status; without a response there is none.
      expect(findResult).toHaveBeenCalledTimes(loads)
      await submit.click()
      await confirm.click()
      await expect.element(dialog).toMatchTextContent('의견이 제출되었습니다.')
      const keys = vi.mocked(submitOpinion).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
      expect(new Set(keys).size).toBe(1)
    },
  )

  it('is locked with the reason if the status changed meanwhile, and keeps the text', async () => {
    const reason = '보류 상태에서만 의견을 제출할 수 있습니다.'
    vi.mocked(submitOpinion).mockRejectedValue(
      new RequestRefused('/create', { status: 409, message: reason }),
    )
    const screen = await show()
    await text.fill('이의 있습니다.')
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '심의중' }))
    await submit.click()
    await expect.element(page.getByText(reason)).toBeVisible()
    expect(screen.dialogs.alert).toHaveBeenCalledOnce()
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await expect.element(text).toHaveValue('이의 있습니다.')
  })

  it('stays with the reason if the application cannot be loaded again after a refusal', async () => {
    vi.mocked(submitOpinion).mockRejectedValue(refusal)
    const screen = await show()
    await text.fill('이의 있습니다.')
    vi.mocked(findResult).mockRejectedValue(new RequestRefused('/brno', { status: 403, message: '거절' }))
    await submit.click()
    await expect.poll(() => findResult).toHaveBeenCalledTimes(2)
    await expect.element(submit).not.toHaveAttribute('aria-disabled')
    expect(screen.goneTo()).toBeNull()
    await expect.element(text).toHaveValue('이의 있습니다.')
  })

  it.each([
    ['one waits for its answer', { opinions: [opinionWith()] }, WAITING],
    ['there are two', { opinions: [answered('2'), answered('1')] }, LIMIT],
    ['the application is not on hold', { status: '심의중' }, '보류 상태에서만 의견을 제출할 수 있습니다.'],
  ] as const)(
    'is locked while %s, with the reason (OPN-13, OPN-16, OPN-19, OPN-20)',
    async (_when, given, reason) => {
      await show(given)
      await expect.element(page.getByText(reason)).toBeVisible()
      await text.click()
      await userEvent.keyboard('더')
      await expect.element(text).toHaveValue('')
      for (const control of [submit, chooser])
        await expect.element(control).toHaveAccessibleDescription(/지금은 의견을 제출할 수 없습니다\./)
    },
  )
})
