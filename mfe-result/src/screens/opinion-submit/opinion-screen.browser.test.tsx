import { listReasons } from 'api-client/account'
import { RequestRefused, Unreachable } from 'api-client/errors'
import { listOpinions, type Opinion, submitOpinion } from 'api-client/opinion'
import { type ApplicationResult, findResult } from 'api-client/result'
import { fetchStoredFile, storedSize, uploadFile } from 'api-client/files'
import { resultWith } from 'applicant-flow/testing'
import { drawScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OpinionScreen } from './opinion-screen.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/opinion', { spy: true })
vi.mock('api-client/files', { spy: true })

const applicant = { identityCi: 'ci', businessNumber: '1234567890', half: 'result' } as const
const EMPTY_TEXT = '의견 내용을 입력해주세요.'
const WAITING = '답변 대기 중인 의견이 있습니다. 답변 후 제출해주세요.'
const LIMIT = '의견제출은 최대 2회까지만 가능합니다.'

beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  vi.mocked(listReasons).mockResolvedValue([
    { code: 'US99', name: '기타', description: '확인이 필요합니다.' },
  ])
  vi.mocked(submitOpinion).mockResolvedValue()
  vi.mocked(uploadFile).mockImplementation(async ({ file: { name } }) => {
    return { filePath: `opinion/${name}`, savedName: `s-${name}`, originalName: name }
  })
  vi.mocked(storedSize).mockResolvedValue(PDF.length)
})

const PDF = '%PDF-1.4\n%%EOF\n'
const pdf = (name: string, content = PDF) => new File([content], name, { type: 'application/pdf' })

function opinionWith(given: Partial<Opinion> = {}): Opinion {
  return {
    id: '1',
    content: '배달 내역이 있습니다.',
    answerStatus: 'N',
    answer: '',
    writtenAt: '2025-06-04T01:00:00Z',
    updatedAt: '2025-06-05T01:00:00Z',
    files: [],
    ...given,
  }
}
const answered = (id: string) => opinionWith({ id, answerStatus: 'Y', answer: '확인했습니다.' })

type Given = Partial<ApplicationResult> & { withDialogs?: boolean }

async function show({ withDialogs = false, opinions = [], ...given }: Given = {}) {
  vi.mocked(findResult).mockResolvedValue(resultWith({ status: '보류', remark: 'US99', ...given }))
  vi.mocked(listOpinions).mockResolvedValue([...opinions])
  const screen = await drawScreen(<OpinionScreen />, {
    at: '/opinion-submit',
    session: applicant,
    withDialogs,
  })
  await expect.element(text).toBeVisible()
  return screen
}

const text = page.getByRole('textbox', { name: /^의견 내용/ })
const submit = page.getByRole('button', { name: '의견제출', exact: true })
const chooser = page.getByRole('button', { name: /파일 선택/ })
const input = () => document.querySelector('input[type=file]') as HTMLInputElement
const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
const told = (screen: Awaited<ReturnType<typeof show>>) =>
  screen.dialogs.alert.mock.calls.map(([words]) => words)

it('shows each reason with name, description and date (OPN-01)', async () => {
  await show({ updatedAt: '2025-06-02T01:00:00Z' })
  await expect.element(page.getByText('기타')).toBeVisible()
  await expect.element(page.getByText('확인이 필요합니다.')).toBeVisible()
  await expect.element(page.getByText('2025. 6. 2.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '신청결과로 돌아가기' }))
    .toHaveAttribute('href', '/aply-result')
})

describe('the form', () => {
  it('takes files and is submitted once something is written (OPN-17, OPN-22, OPN-23)', async () => {
    await show()
    for (const control of [submit, chooser])
      await expect.element(control).toHaveAccessibleDescription(new RegExp(EMPTY_TEXT))
    await text.fill('  ')
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await text.fill('이의 있습니다.')
    for (const control of [submit, chooser])
      await expect.element(control).not.toHaveAttribute('aria-disabled')
    await expect.element(page.getByText(/파일당 3MB까지/)).toBeVisible()
  })

  it('cuts the text at 200 characters, and says so (OPN-18)', async () => {
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
    expect(told(screen)).toEqual(['의견이 제출되었습니다.'])
    // What has come of it stands first from now on, and is led to.
    await expect.element(page.getByRole('heading', { name: '제출한 의견' })).toHaveFocus()
    expect(headings()).toEqual(['보류 사유', '제출한 의견', '의견 작성'])
    const [sent] = vi.mocked(submitOpinion).mock.calls[0] ?? []
    expect(sent).toMatchObject({ applicationNumber: '20250000000001', content: '이의 있습니다.' })
    expect(sent?.files.map(({ filePath }) => filePath)).toEqual(
      ['가', '나', '다', '라', '마'].map(name => `opinion/${name}.pdf`),
    )
    await expect.element(text).toHaveValue('')
  })

  it('names a file that cannot be taken before it asks anything (OPN-28)', async () => {
    const screen = await show()
    await text.fill('이의 있습니다.')
    await userEvent.upload(input(), [pdf('가.pdf'), new File(['x'], '나.txt', { type: 'text/plain' })])
    await expect.element(page.getByText(/지원하지 않는 파일 형식입니다/)).toBeVisible()
    await submit.click()
    await expect
      .element(page.getByRole('group', { name: /첨부파일/ }))
      .toHaveAccessibleDescription(/올릴 수 없는 파일이 있습니다/)
    expect(screen.dialogs.confirm).not.toHaveBeenCalled()
    expect(uploadFile).not.toHaveBeenCalled()
  })

  it('keeps what was typed over a reload and the end of the session, for this application alone (GP-09)', async () => {
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

  it('holds still while it is submitted (OPN-21 to OPN-23)', async () => {
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

  it('submits without empty files when that is agreed to', async () => {
    await show({ withDialogs: true })
    await text.fill('이의 있습니다.')
    await userEvent.upload(input(), [pdf('빈.pdf', ''), pdf('가.pdf')])
    await submit.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(dialog).toMatchTextContent('빈.pdf')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(dialog).toMatchTextContent('0바이트 파일을 제외하고')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(dialog).toMatchTextContent('의견이 제출되었습니다.')
    expect(vi.mocked(submitOpinion).mock.calls[0]?.[0].files.map(({ originalName }) => originalName)).toEqual(
      ['가.pdf'],
    )
  })

  it.each([
    [
      'an upload that is too late',
      new RequestRefused('/presigned-url', { status: 504, message: '파일 업로드 시간이 초과되었습니다.' }),
      /시간이 초과/,
    ],
    [
      'a refused upload',
      new RequestRefused('/presigned-url', { status: 400, message: '업로드 URL 생성에 실패했습니다.' }),
      /URL 생성/,
    ],
  ])('%s stands beside the files, and nothing is submitted (OPN-35)', async (_what, failure, words) => {
    vi.mocked(uploadFile).mockRejectedValue(failure)
    await show()
    await text.fill('이의 있습니다.')
    await userEvent.upload(input(), [pdf('가.pdf')])
    await submit.click()
    await expect.element(page.getByRole('group', { name: /첨부파일/ })).toHaveAccessibleDescription(words)
    expect(submitOpinion).not.toHaveBeenCalled()
    await expect.element(text).toHaveValue('이의 있습니다.')
  })

  it.each([
    [
      'a refusal',
      new RequestRefused('/create', { status: 409, message: WAITING }),
      `의견제출에 실패했습니다. ${WAITING}`,
    ],
    [
      'a line that breaks',
      new Unreachable('/create'),
      /의견제출 중 오류가 발생했습니다\.\s*서버에 연결할 수 없습니다/,
    ],
  ])(
    '%s is told, what was typed stays, and pressing again is the same submission (OPN-36, OPN-37)',
    async (_what, failure, words) => {
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
      await submit.click()
      await confirm.click()
      await expect.element(dialog).toMatchTextContent('의견이 제출되었습니다.')
      const keys = vi.mocked(submitOpinion).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
      expect(new Set(keys).size).toBe(1)
    },
  )

  it('closes because the office has gone on meanwhile, says why, and keeps what was typed', async () => {
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

  it.each([
    ['one waits for its answer', { opinions: [opinionWith()] }, WAITING],
    ['there are two', { opinions: [answered('2'), answered('1')] }, LIMIT],
    ['the application is not on hold', { status: '심의중' }, '보류 상태에서만 의견을 제출할 수 있습니다.'],
  ] as const)(
    'is closed while %s, and says why (OPN-13, OPN-16, OPN-19, OPN-20)',
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

describe('the list', () => {
  it('has what was written, and answers, to be read below it (OPN-05 to OPN-11)', async () => {
    const files = [
      { id: '1', name: '내역.pdf', filePath: 'opinion/a.pdf', size: 3, mimeType: 'application/pdf' },
    ]
    await show({ opinions: [opinionWith({ id: '2', files }), answered('1')] })
    // On a phone the heads of the columns are not drawn; each value has its own.
    const headers = Array.from(document.querySelectorAll('thead th'), ({ textContent }) => textContent)
    expect(headers).toEqual(['상태', '작성일', '의견 내용', '첨부파일', '답변'])

    const [waiting, done] = [
      page.getByRole('row', { name: /내역\.pdf/ }),
      page.getByRole('row', { name: /첨부파일 없음/ }),
    ]
    await expect
      .element(waiting.getByRole('button', { name: '답변대기' }))
      .toHaveAttribute('aria-disabled', 'true')
    await done.getByRole('button', { name: /의견 내용/ }).click()
    await expect.element(page.getByRole('heading', { name: '의견 내용', level: 3 })).toHaveFocus()
    await expect.element(page.getByText('배달 내역이 있습니다.')).toBeVisible()
    await done.getByRole('button', { name: /^보기 답변/ }).click()
    await expect.element(page.getByRole('heading', { name: '답변', level: 3 })).toHaveFocus()
    await expect.element(page.getByText('확인했습니다.')).toBeVisible()
    await expect.element(page.getByText('답변일 2025. 6. 5.')).toBeVisible()
  })

  it('says when a file cannot be downloaded (OPN-39)', async () => {
    vi.mocked(fetchStoredFile).mockRejectedValue(new Unreachable('/presigned-download-url'))
    const files = [
      { id: '1', name: '내역.pdf', filePath: 'opinion/a.pdf', size: 3, mimeType: 'application/pdf' },
    ]
    const screen = await show({ opinions: [opinionWith({ files })] })
    await page.getByRole('button', { name: /^내역\.pdf/ }).click()
    await expect.poll(() => told(screen)).toEqual(['파일 다운로드에 실패했습니다.'])
  })
})

describe('on entering', () => {
  const enter = (held: object = applicant) =>
    drawScreen(<OpinionScreen />, { at: '/opinion-submit', session: held })
  const begun = { ...applicant, half: 'apply', applicationNumber: '20250000000009' } as const

  it.each([
    [
      'another status in a response says what the server says, and ends the session',
      200,
      '조회할 수 없습니다.',
      '',
    ],
    ['an error response says that identification is needed', 403, '개인인증은 필수입니다', 'ci'],
  ])('%s; both lead home (OPN-40, OPN-41)', async (_what, status, words, ci) => {
    vi.mocked(findResult).mockRejectedValue(
      new RequestRefused('/brno', { status, message: '조회할 수 없습니다.' }),
    )
    const screen = await enter()
    await expect.poll(screen.goneTo).toBe('/')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe(words)
    expect(session.get().identityCi).toBe(ci)
  })

  it('an application that was begun is not forgotten without a question when there is no result', async () => {
    vi.mocked(findResult).mockResolvedValue(null)
    const screen = await enter(begun)
    await expect.poll(screen.goneTo).toBe('/info-agree')
    expect(told(screen)).toEqual(['신청결과가 없습니다.'])
    expect(screen.dialogs.confirm).toHaveBeenCalledOnce()
    expect(session.get()).toMatchObject(begun)
  })

  it('another application than the one that was begun is asked about first', async () => {
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '보류' }))
    const screen = await enter(begun)
    await expect.poll(screen.goneTo).toBe('/bzmn-result')
    expect(session.get()).toMatchObject(begun)
    expect(listOpinions).not.toHaveBeenCalled()
  })

  it('a line that is down can be tried again', async () => {
    vi.mocked(findResult).mockRejectedValueOnce(new Unreachable('/brno'))
    await enter()
    await expect.element(page.getByRole('alert')).toMatchTextContent('의견을 불러오지 못했습니다.')
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '보류' }))
    vi.mocked(listOpinions).mockResolvedValue([])
    await page.getByRole('button', { name: '다시 불러오기' }).click()
    await expect.element(text).toBeVisible()
  })
})
