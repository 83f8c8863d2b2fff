import { parseSiteConfig, siteConfig } from 'site-config'
import { beforeEach, describe, expect, it, onTestFinished, vi, type Mock } from 'vitest'
import { page } from 'vitest/browser'
import { connectApiClient, defineArea, type AreaProps } from './index.ts'

vi.mock('./connect-api-client.ts', { spy: true })

let props: AreaProps & { reportCrash: Mock<AreaProps['reportCrash']> }

beforeEach(() => {
  vi.clearAllMocks()
  history.replaceState(null, '', '/one')
  document.body.replaceChildren()
  props = {
    domElement: document.body.appendChild(document.createElement('div')),
    reportCrash: vi.fn<AreaProps['reportCrash']>(),
    siteConfig: parseSiteConfig({ contacts: { callCentre: '0000-0000' } }),
  }
})

it('shows the screen that the address names, and leaves nothing behind', async () => {
  const area = defineArea({
    '/one': async () => ({ Screen: () => <h1>첫째</h1> }),
    '/two': async () => ({ Screen: () => <h1>둘째</h1> }),
  })
  await area.bootstrap(props)
  await area.mount(props)
  await expect.element(page.getByRole('heading', { name: '첫째' })).toBeVisible()

  await area.unmount(props)
  expect(props.domElement.innerHTML).toBe('')
})

it('connects its calls, and gives its screens the site configuration that it was handed', async () => {
  const area = defineArea({
    '/one': async () => ({ Screen: () => <h1>{siteConfig().contacts.callCentre}</h1> }),
  })
  await area.bootstrap(props)
  expect(connectApiClient).toHaveBeenCalledOnce()
  await area.mount(props)
  await expect.element(page.getByRole('heading', { name: '0000-0000' })).toBeVisible()
})

it('follows the address while it is mounted', async () => {
  const area = defineArea({
    '/one': async () => ({ Screen: () => <h1>첫째</h1> }),
    '/two': async () => ({ Screen: () => <h1>둘째</h1> }),
  })
  await area.mount(props)
  history.pushState(null, '', '/two')
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(page.getByRole('heading', { name: '둘째' })).toBeVisible()
})

it('reports a screen that crashes, and keeps the crash to itself', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const crash = new Error('broken screen')
  const area = defineArea({
    '/one': async () => ({
      Screen() {
        throw crash
      },
    }),
  })
  await area.mount(props).catch(() => undefined)
  await expect.poll(() => props.reportCrash).toHaveBeenCalledWith(crash)
  expect(props.domElement.textContent).toBe('')
})

it('fetches a screen again after a failure, once it is mounted anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn<() => Promise<{ Screen: () => React.ReactNode }>>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ Screen: () => <h1>다시</h1> })
  const area = defineArea({ '/one': load })

  await area.mount(props).catch(() => undefined)
  await expect.poll(() => props.reportCrash).toHaveBeenCalled()
  await area.unmount(props)
  await area.mount(props)
  await expect.element(page.getByRole('heading', { name: '다시' })).toBeVisible()
})

/** Records the texts that the area has one after the other. */
function texts(): string[] {
  const drawn: string[] = []
  const changes = new MutationObserver(() => drawn.push(props.domElement.textContent))
  changes.observe(props.domElement, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => changes.disconnect())
  return drawn
}

it('a screen that is asked for ahead is fetched once, and drawn without its placeholder', async () => {
  const load = vi.fn(async () => ({ Screen: () => <h1>둘째</h1> }))
  const area = defineArea({ '/two': load })
  await area.prepare('/two')
  history.replaceState(null, '', '/two')
  const drawn = texts()
  await area.mount(props)
  expect(drawn).toEqual(['둘째'])
  expect(load).toHaveBeenCalledOnce()
})

it('a screen is prepared once its file is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const file = Promise.withResolvers<{ Screen: () => React.ReactNode }>()
  const prepared = vi.fn<() => void>()
  const preparing = defineArea({ '/two': () => file.promise })
    .prepare('/two')
    .then(prepared)
  await new Promise(requestAnimationFrame)
  expect(prepared).not.toHaveBeenCalled()
  file.resolve({ Screen: () => null })
  await preparing
})

it('a file without a screen is a failure of its area', async () => {
  await expect(defineArea({ '/one': async () => ({}) }).mount(props)).rejects.toThrow('a file has no screen')
})

it('a first screen has 150 ms to arrive before its placeholder is drawn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const file = Promise.withResolvers<{ Screen: () => React.ReactNode }>()
  const drawn = texts()
  const mounting = defineArea({ '/one': () => file.promise }).mount(props)
  await vi.advanceTimersByTimeAsync(149)
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  file.resolve({ Screen: () => <h1>첫째</h1> })
  await mounting
  expect(drawn).toEqual(['첫째'])
})

it('a first screen that takes longer is announced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const mounting = defineArea({ '/one': () => new Promise<never>(() => {}) }).mount(props)
  await vi.advanceTimersByTimeAsync(150)
  await mounting
  expect(props.domElement.textContent).toContain('화면을 불러오는 중입니다.')
})

it('a screen that fails to be fetched ahead is fetched again when it is opened', async () => {
  const load = vi.fn<() => Promise<{ Screen: () => React.ReactNode }>>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ Screen: () => <h1>첫째</h1> })
  const area = defineArea({ '/one': load })
  await area.prepare('/one')
  await area.mount(props)
  await expect.element(page.getByRole('heading', { name: '첫째' })).toBeVisible()
})

it('keeps the heading that the page was served with until the file of its screen is there', async () => {
  serve('첫째')
  const file = Promise.withResolvers<{ Screen: () => React.ReactNode }>()
  const area = defineArea({ '/one': () => file.promise })
  await area.mount(props)
  await expect.element(page.elementLocator(props.domElement).getByRole('heading')).toHaveTextContent('첫째')

  file.resolve({ Screen: () => <h1>첫째 화면</h1> })
  await expect.element(page.getByRole('heading', { name: '첫째 화면' })).toBeVisible()
})

it('has no heading of another screen while the file of a later one is on its way', async () => {
  serve('첫째')
  const never = new Promise<never>(() => {})
  const area = defineArea({ '/one': () => never, '/two': () => never })
  await area.mount(props)
  history.pushState(null, '', '/two')
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(page.elementLocator(props.domElement).getByRole('heading')).not.toBeInTheDocument()
  await expect
    .element(page.elementLocator(props.domElement).getByRole('status'))
    .toMatchTextContent('화면을 불러오는 중입니다.')
})

describe('a view that the origin has joined', () => {
  const Screen = () => <h1>첫째</h1>
  const area = () => defineArea({ '/one': async () => ({ Screen }) })

  function join(path: string): Element | null {
    const { domElement } = props
    domElement.id = 'area-apply'
    domElement.innerHTML = '<!--$--><h1>첫째</h1><!--/$-->'
    domElement.dataset['firstView'] = path
    return domElement.querySelector('h1')
  }

  it('is taken over as it is, and says so from then on', async () => {
    const served = join('/one')
    const hydrated = vi.fn<() => void>()
    document.body.addEventListener('hydrated', hydrated, { once: true })
    await area().mount(props)
    await expect.poll(() => hydrated).toHaveBeenCalledOnce()
    expect(props.domElement.querySelector('h1')).toBe(served)
    expect(props.domElement.dataset['firstView']).toBeUndefined()
  })

  it('of another path is replaced', async () => {
    const served = join('/two')
    await area().mount(props)
    await expect.poll(() => props.domElement.querySelector('h1')?.textContent).toBe('첫째')
    expect(served?.isConnected).toBe(false)
    expect(props.domElement.dataset['firstView']).toBeUndefined()
  })

  it('that differs is drawn anew, and reported', async () => {
    join('/one')
    const reportMismatch = vi.fn<(error: unknown) => void>()
    const other = defineArea({ '/one': async () => ({ Screen: () => <h2>다른 화면</h2> }) })
    await other.mount({ ...props, reportMismatch })
    await expect.element(page.getByRole('heading', { name: '다른 화면' })).toBeVisible()
    expect(reportMismatch).toHaveBeenCalled()
    expect(props.reportCrash).not.toHaveBeenCalled()
  })
})

it('releases everything it has drawn when its release leaves the page', async () => {
  const area = defineArea({ '/one': async () => ({ Screen: () => <h1>첫째</h1> }) })
  await area.mount(props)
  await expect.element(page.getByRole('heading', { name: '첫째' })).toBeVisible()
  await area.unload?.(props)
  expect(props.domElement.innerHTML).toBe('')
})

/** Draws the page as the origin serves it before the area is there. */
function serve(title: string): void {
  const main = document.createElement('main')
  main.id = 'main'
  main.innerHTML = `<div class="page"><h1>${title}</h1><div data-coming></div></div>`
  document.body.prepend(main)
}
