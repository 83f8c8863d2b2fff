import { RequestRefused, UnexpectedResponse, Unreachable } from 'api-client/errors'
import { listReasons } from 'api-client/account'
import { fetchStoredFile } from 'api-client/files'
import { listOpinions } from 'api-client/opinion'
import { findResult } from 'api-client/result'
import { resultWith } from 'applicant-flow/testing'
import { drawn, drawScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  alertsOf,
  answered,
  applicant,
  opinionWith,
  resetCalls,
  show,
  text,
} from '../../testing/opinion-scene.tsx'
import { OpinionScreen } from './opinion-screen.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/opinion', { spy: true })
vi.mock('api-client/files', { spy: true })

beforeEach(resetCalls)

it('shows each reason with name, description and date (OPN-01)', async () => {
  await show({ updatedAt: '2025-06-02T01:00:00Z' })
  await expect.element(page.getByText('기타')).toBeVisible()
  await expect.element(page.getByText('확인이 필요합니다.')).toBeVisible()
  await expect.element(page.getByText('2025. 6. 2.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '신청결과로 돌아가기' }))
    .toHaveAttribute('href', '/aply-result')
})

it('has no reasons in a status other than 보류', async () => {
  await show({ status: '심사중', opinions: [answered('1')] })
  expect(listReasons).not.toHaveBeenCalled()
  expect(page.getByText('기타').elements()).toEqual([])
})

describe('the list', () => {
  it.each([
    ['is first while another opinion waits', { opinions: [opinionWith()] }, ['제출한 의견', '의견 작성']],
    ['follows the form after its answer', { opinions: [answered('1')] }, ['의견 작성', '제출한 의견']],
    ['follows the form while there is none', { status: '심사중' }, ['의견 작성', '제출한 의견']],
  ] as const)('%s', async (_what, given, order) => {
    await show(given)
    const headings = page.getByRole('heading', { level: 2 }).elements()
    const titles = headings.map(({ textContent }) => textContent)
    expect(titles.filter(title => order.some(each => each === title))).toEqual(order)
  })

  it('has opinions and answers, whose texts open below it (OPN-05 to OPN-11)', async () => {
    const files = [
      { id: '1', name: '내역.pdf', filePath: 'opinion/a.pdf', size: 3, mimeType: 'application/pdf' },
    ]
    await show({ opinions: [opinionWith({ id: '2', files }), answered('1')] })
    // On a phone the heads of the columns are not drawn; each value has its own.
    const headers = Array.from(document.querySelectorAll('thead th'), ({ textContent }) => textContent)
    expect(headers).toEqual(['상태', '작성일', '의견 내용', '첨부파일', '답변'])
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()

    const [waiting, done] = [
      page.getByRole('row', { name: /내역\.pdf/ }),
      page.getByRole('row', { name: /첨부파일 없음/ }),
    ]
    await expect
      .element(waiting.getByRole('button', { name: '답변대기' }))
      .toHaveAttribute('aria-disabled', 'true')
    await waiting.getByRole('button', { name: '답변대기' }).hover()
    expect(page.getByRole('tooltip').elements()).toEqual([])
    await done.getByRole('button', { name: /의견 내용/ }).click()
    await expect.element(page.getByRole('heading', { name: '의견 내용', level: 3 })).toHaveFocus()
    await expect.element(page.getByText('배달 내역이 있습니다.')).toBeVisible()
    await done.getByRole('button', { name: /^보기 답변/ }).click()
    await expect.element(page.getByRole('heading', { name: '답변', level: 3 })).toHaveFocus()
    await expect.element(page.getByText('확인했습니다.')).toBeVisible()
    await expect.element(page.getByText('답변일 2025. 6. 5.')).toBeVisible()
  })

  it('shows a message if a file cannot be downloaded (OPN-39)', async () => {
    vi.mocked(fetchStoredFile).mockRejectedValue(new Unreachable('/presigned-download-url'))
    const files = [
      { id: '1', name: '내역.pdf', filePath: 'opinion/a.pdf', size: 3, mimeType: 'application/pdf' },
    ]
    const screen = await show({ opinions: [opinionWith({ files })] })
    await page.getByRole('button', { name: /^내역\.pdf/ }).click()
    await expect.poll(() => alertsOf(screen)).toEqual(['파일 다운로드에 실패했습니다.'])
  })

  it('ends the download of a file when the screen is left', async () => {
    vi.mocked(fetchStoredFile).mockReturnValue(new Promise(() => {}))
    const files = [
      { id: '1', name: '내역.pdf', filePath: 'opinion/a.pdf', size: 3, mimeType: 'application/pdf' },
    ]
    const screen = await show({ opinions: [opinionWith({ files })] })
    await page.getByRole('button', { name: /^내역\.pdf/ }).click()
    const [path, options] = vi.mocked(fetchStoredFile).mock.calls[0] ?? []
    expect([path, options?.signal?.aborted]).toEqual(['opinion/a.pdf', false])
    await screen.leave()
    expect(options?.signal?.aborted).toBe(true)
  })
})

describe('on entering', () => {
  const REQUIRED = '개인인증은 필수입니다'
  const refused = (by: { status: number; httpStatus?: number }) =>
    new RequestRefused('/brno', { ...by, message: '조회할 수 없습니다.' })
  const enter = (held: object = applicant) =>
    drawScreen(<OpinionScreen />, { at: '/opinion-submit', session: held })
  const begun = { ...applicant, half: 'apply', applicationNumber: '20250000000009' } as const

  it.each([
    [
      'another status in a response shows the server’s sentence, and ends the session',
      refused({ status: 400, httpStatus: 200 }),
      '조회할 수 없습니다.',
      '',
    ],
    ['an error response shows that identification is needed', refused({ status: 403 }), REQUIRED, 'ci'],
    ['so does one without content', new UnexpectedResponse('/brno', '', 500), REQUIRED, 'ci'],
  ])('%s; all lead home (OPN-40, OPN-41)', async (_what, error, words, ci) => {
    vi.mocked(findResult).mockRejectedValue(error)
    const screen = await enter()
    await expect.poll(screen.goneTo).toBe('/')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe(words)
    expect(session.get().identityCi).toBe(ci)
  })

  it.each([{}, { identityCi: 'ci' }, { businessNumber: '1234567890' }])(
    'with %j in the session alone, identification is needed, and nothing is asked for',
    async held => {
      const screen = await enter(held)
      await expect.poll(screen.goneTo).toBe('/')
      expect(alertsOf(screen)).toEqual([REQUIRED])
      expect(findResult).not.toHaveBeenCalled()
    },
  )

  it.each([
    [
      'a call that was made too often',
      new RequestRefused('/brno', { status: 429, message: '1분 뒤', errorCode: 'TOO_MANY_REQUESTS' }),
      '1분 뒤',
    ],
    [
      'a response that is none of the specification',
      new UnexpectedResponse('/brno', '', 200),
      '의견을 불러오지 못했습니다.',
    ],
  ])('%s leads nowhere, and has its sentence', async (_what, error, words) => {
    vi.mocked(findResult).mockRejectedValue(error)
    const screen = await enter()
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
    expect(screen.goneTo()).toBeNull()
    expect(screen.dialogs.alert).not.toHaveBeenCalled()
    expect(session.get().identityCi).toBe('ci')
  })

  it('a screen that was left while a message was open keeps the session', async () => {
    vi.mocked(findResult).mockRejectedValue(refused({ status: 400, httpStatus: 200 }))
    const screen = await drawScreen(<OpinionScreen />, {
      at: '/opinion-submit',
      session: applicant,
      withDialogs: true,
    })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await screen.leave()
    await Promise.all(screen.dialogs.alert.mock.results.map(({ value }) => value))
    expect(session.get().identityCi).toBe('ci')
    expect(screen.goneTo()).toBe('/left')
  })

  it('the way back is drawn behind what loads, so that nothing moves it', async () => {
    const response = Promise.withResolvers<Awaited<ReturnType<typeof findResult>>>()
    vi.mocked(findResult).mockReturnValue(response.promise)
    const screen = await enter()
    const wayBack = page.getByRole('link', { name: '신청결과로 돌아가기' })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText('의견을 불러오는 중입니다.')).toBeInTheDocument()
    await expect.element(wayBack).not.toBeInTheDocument()

    response.reject(new UnexpectedResponse('/brno', '', 200))
    await expect.element(wayBack).toBeVisible()
    expect(screen.goneTo()).toBeNull()
  })

  it('a screen that was left while it loads takes nothing from the response', async () => {
    const response = Promise.withResolvers<Awaited<ReturnType<typeof findResult>>>()
    vi.mocked(findResult).mockReturnValue(response.promise)
    const screen = await enter()
    await screen.leave()
    const held = session.get()
    response.resolve(resultWith({ status: '보류' }))
    await drawn()
    expect(listOpinions).not.toHaveBeenCalled()
    expect(session.get()).toEqual(held)
  })

  it('without a result, an unfinished application is kept until a question is confirmed', async () => {
    vi.mocked(findResult).mockResolvedValue(null)
    const screen = await enter(begun)
    await expect.poll(screen.goneTo).toBe('/info-agree')
    expect(alertsOf(screen)).toEqual(['신청결과가 없습니다.'])
    expect(screen.dialogs.confirm).toHaveBeenCalledOnce()
    expect(session.get()).toMatchObject(begun)
  })

  it('for another application than the unfinished one, a question is asked first', async () => {
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '보류' }))
    const screen = await enter(begun)
    await expect.poll(screen.goneTo).toBe('/bzmn-result')
    expect(session.get()).toMatchObject(begun)
    expect(listOpinions).not.toHaveBeenCalled()
  })

  it('a failed connection can be tried again', async () => {
    vi.mocked(findResult).mockRejectedValueOnce(new Unreachable('/brno'))
    await enter()
    await expect.element(page.getByRole('alert')).toMatchTextContent('의견을 불러오지 못했습니다.')
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '보류' }))
    vi.mocked(listOpinions).mockResolvedValue([])
    await page.getByRole('button', { name: '다시 불러오기' }).click()
    await expect.element(text).toBeVisible()
  })
})
