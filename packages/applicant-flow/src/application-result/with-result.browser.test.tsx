import { RequestRefused, TimedOut, UnexpectedResponse, Unreachable } from 'api-client/errors'
import { findResult } from 'api-client/result'
import { drawn, drawScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { Page } from 'ui-kit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { resultWith } from '../testing/result-with.ts'
import { WithResult } from './with-result.tsx'

vi.mock('api-client/result', { spy: true })

const known = { identityCi: 'ci', businessNumber: '1234567890' }

beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
})

const draw = (held: object = known, withDialogs = false) =>
  drawScreen(
    <Page title="신청결과">
      <WithResult>
        {({ status }, reload) => (
          <button type="button" onClick={() => void reload()}>
            {status}
          </button>
        )}
      </WithResult>
    </Page>,
    { at: '/aply-result', session: held, config: { contacts: { callCentre: '0000-0000' } }, withDialogs },
  )

it('draws the result of the application, and fetches it again on request', async () => {
  vi.mocked(findResult).mockResolvedValueOnce(resultWith({ status: '신청' }))
  vi.mocked(findResult).mockResolvedValueOnce(resultWith({ status: '대상선정' }))
  await draw()
  await page.getByRole('button', { name: '신청' }).click()
  await expect.element(page.getByRole('button', { name: '대상선정' })).toBeVisible()
  expect(findResult).toHaveBeenCalledWith({ ci: 'ci', businessNumber: '1234567890' })
})

it('says that it is on its way as long as no response has come', async () => {
  vi.mocked(findResult).mockReturnValue(new Promise(() => {}))
  await draw()
  await expect.element(page.getByText('신청결과를 불러오는 중입니다.')).toBeInTheDocument()
})

it('says that there is none, forgets the session, and leads home (RES-125 to RES-127)', async () => {
  vi.mocked(findResult).mockResolvedValue(null)
  const screen = await draw()
  await expect.poll(screen.goneTo).toBe('/')
  expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('신청결과가 없습니다.')
  expect(session.get().businessNumber).toBe('')
})

it('leads home once the person has read that there is none', async () => {
  const [found, read] = [Promise.withResolvers<null>(), Promise.withResolvers<void>()]
  vi.mocked(findResult).mockReturnValue(found.promise)
  const { dialogs, goneTo } = await draw()
  dialogs.alert.mockReturnValue(read.promise)
  found.resolve(null)
  await expect.poll(() => dialogs.alert).toHaveBeenCalledOnce()
  await drawn()
  expect(goneTo()).toBeNull()
  read.resolve()
  await expect.poll(goneTo).toBe('/')
})

it('leads nowhere, without a word, once its screen was left', async () => {
  const found = Promise.withResolvers<null>()
  vi.mocked(findResult).mockReturnValue(found.promise)
  const screen = await draw()
  await screen.leave()
  found.resolve(null)
  await drawn()
  expect(screen.dialogs.alert).not.toHaveBeenCalled()
  expect(screen.goneTo()).toBe('/left')
  expect(session.get().businessNumber).toBe('1234567890')
})

it.each([
  ['신청결과가 없습니다.', known],
  ['개인인증은 필수입니다', { businessNumber: '1234567890' }],
])('leads nowhere, and forgets nothing, if its screen is left at the message "%s"', async (message, held) => {
  vi.mocked(findResult).mockResolvedValue(null)
  const { goneTo, leave } = await draw(held, true)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(message)
  await leave()
  await expect.element(dialog).not.toBeInTheDocument()
  await drawn()
  expect(goneTo()).toBe('/left')
  expect(session.get().businessNumber).toBe('1234567890')
})

it.each([
  ['ci', { businessNumber: '1234567890' }],
  ['business number', { identityCi: 'ci' }],
])(
  'without a %s says that identification is needed, and leads home (RES-128, RES-129)',
  async (_what, held) => {
    const screen = await draw(held)
    await expect.poll(screen.goneTo).toBe('/')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('개인인증은 필수입니다')
    expect(findResult).not.toHaveBeenCalled()
  },
)

it('offers no retry for a result that is refused to the person, but the number to ask', async () => {
  vi.mocked(findResult).mockRejectedValue(
    new RequestRefused('/detail', { status: 403, message: '조회 권한이 없습니다.' }),
  )
  await draw()
  await expect.element(page.getByText('조회 권한이 없습니다.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '0000-0000' })).toBeVisible()
  expect(page.getByRole('button', { name: '다시 불러오기' }).elements()).toEqual([])
})

it.each([
  new Unreachable('/detail'),
  new TimedOut('/detail'),
  new RequestRefused('/detail', { status: 500, message: '점검 중입니다.' }),
  new UnexpectedResponse('/detail', 'HTTP 500'),
])('says why it could not be loaded, and loads it when asked again: %s', async error => {
  vi.mocked(findResult).mockRejectedValueOnce(error)
  vi.mocked(findResult).mockResolvedValueOnce(resultWith({ status: '신청' }))
  await draw()
  await expect.element(page.getByText('신청결과를 불러오지 못했습니다.')).toBeVisible()
  await expect.element(page.getByText(error.message)).toBeVisible()
  expect(page.getByRole('link', { name: '0000-0000' }).elements()).toEqual([])
  await page.getByRole('button', { name: '다시 불러오기' }).click()
  await expect.element(page.getByRole('button', { name: '신청' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '신청결과' })).toHaveFocus()
})

it('binds a session that looks at an earlier application to the one that is found', async () => {
  vi.mocked(findResult).mockResolvedValue(resultWith())
  const screen = await draw({ ...known, half: 'result', applicationNumber: '20250000000009' })
  await expect.element(page.getByRole('button', { name: '신청' })).toBeVisible()
  expect(session.get()).toMatchObject({ half: 'result', applicationNumber: '20250000000001' })
  expect(screen.goneTo()).toBeNull()
})

describe('in the session of an application that is begun and not filed', () => {
  const begun = { ...known, half: 'apply', applicationNumber: '20250000000009' } as const

  it('does not show another one, but leads to where that is asked about, with nothing forgotten', async () => {
    vi.mocked(findResult).mockResolvedValue(resultWith())
    const screen = await draw(begun)
    await expect.poll(screen.goneTo).toBe('/bzmn-result')
    await drawn()
    expect(page.getByRole('button').elements()).toEqual([])
    expect(session.get()).toMatchObject(begun)
  })

  it('shows it when it was filed elsewhere: from then on it is looked at (BZMN-34)', async () => {
    vi.mocked(findResult).mockResolvedValue(resultWith({ applicationNumber: begun.applicationNumber }))
    await draw(begun)
    await expect.element(page.getByRole('button', { name: '신청' })).toBeVisible()
    expect(session.get()).toMatchObject({ ...begun, half: 'result' })
  })

  it.each([
    ['/info-agree', true, begun.applicationNumber],
    ['/', false, ''],
  ])('that has no result asks whether to go on applying, and leads to %s', async (path, goesOn, kept) => {
    const { promise, resolve } = Promise.withResolvers<null>()
    vi.mocked(findResult).mockReturnValue(promise)
    const screen = await draw(begun)
    screen.dialogs.confirm.mockResolvedValue(goesOn)
    resolve(null)
    await expect.poll(screen.goneTo).toBe(path)
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('신청결과가 없습니다.')
    expect(screen.dialogs.confirm).toHaveBeenCalledExactlyOnceWith(
      '작성 중인 신청이 있습니다. 이어서 신청하시겠습니까?',
      { yes: '이어서 신청', no: '처음 화면으로' },
      { signal: expect.any(AbortSignal) },
    )
    expect(session.get().applicationNumber).toBe(kept)
  })
})
