import { paths } from 'domain-rules/journey'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { routes } from '../routes.ts'
import { loadScreen } from './load-screen.ts'
import { prepareScreen, ShellScreen } from './shell-screen.tsx'

vi.mock('./load-screen.ts')
vi.mock('./home/home-screen.tsx', () => ({ HomeScreen: () => <h1>처음 화면</h1> }))

const load = vi.mocked(loadScreen)
const Faq = () => <h1>자주 묻는 질문</h1>

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('a screen of the shell', () => {
  it('shows home without fetching anything', async () => {
    const screen = await render(<ShellScreen path={paths.home} />)
    await expect.element(screen.getByRole('heading', { name: '처음 화면' })).toBeVisible()
    expect(load).not.toHaveBeenCalled()
  })

  it('that does not come says so, and comes with another try', async () => {
    load.mockRejectedValueOnce(new Error('no file')).mockResolvedValueOnce(Faq)
    const screen = await render(<ShellScreen path={routes.faq.path} />)
    await expect.element(screen.getByRole('heading', { name: '화면을 불러오지 못했습니다.' })).toBeVisible()
    await expect.element(screen.getByRole('alert')).toHaveAttribute('data-tone', 'danger')

    await screen.getByRole('button', { name: '다시 시도' }).click()
    await expect.element(screen.getByRole('heading', { name: '자주 묻는 질문' })).toBeVisible()
    expect(load.mock.calls).toEqual([[routes.faq.path], [routes.faq.path]])
  })

  it('that does not come without a connection comes with it', async () => {
    load.mockRejectedValueOnce(new Error('no file')).mockResolvedValueOnce(Faq)
    const screen = await render(<ShellScreen path={routes.userGuide.path} />)
    await expect.element(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect.element(screen.getByRole('heading', { name: '자주 묻는 질문' })).toBeVisible()
  })

  it('that has come once is not fetched again', async () => {
    load.mockResolvedValue(Faq)
    const first = await render(<ShellScreen path={routes.privacy.path} />)
    await expect.element(first.getByRole('heading', { name: '자주 묻는 질문' })).toBeVisible()
    await first.unmount()

    const second = await render(<ShellScreen path={routes.privacy.path} />)
    await expect.element(second.getByRole('heading', { name: '자주 묻는 질문' })).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('that was prepared is drawn at once, and fetched once', async () => {
    load.mockResolvedValue(Faq)
    for (const _ of [1, 2]) await prepareScreen(routes.search.path)
    const screen = await render(<ShellScreen path={routes.search.path} />)
    expect(screen.getByRole('heading', { name: '자주 묻는 질문' }).query()).not.toBeNull()
    expect(load).toHaveBeenCalledOnce()
  })

  it('that could not be prepared is fetched when it is opened', async () => {
    load.mockRejectedValueOnce(new Error('no file')).mockResolvedValueOnce(Faq)
    await prepareScreen(routes.english.path)
    const screen = await render(<ShellScreen path={routes.english.path} />)
    await expect.element(screen.getByRole('heading', { name: '자주 묻는 질문' })).toBeVisible()
  })

  it('that crashes leaves the page standing, and can be tried again', async () => {
    load.mockResolvedValue(() => {
      throw new Error('crash')
    })
    const screen = await render(<ShellScreen path={routes.terms.path} />)
    await expect.element(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
  })
})
