import { session } from 'shared-session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const calls = vi.hoisted(() => ({
  answers: Promise.withResolvers<void>(),
  loadStylesheets: vi.fn<(cdn: string) => void>(),
}))
vi.mock('./keep-input.ts', () => ({ keepInput: () => calls.answers.promise }))
vi.mock('./load-stylesheets.ts', () => ({ loadStylesheets: calls.loadStylesheets }))
vi.mock('./chunk-sheets.ts', () => ({ doWithoutChunkSheets: () => undefined }))
vi.mock('./missing-app.ts', () => ({ informOfMissingApp: () => undefined }))
vi.mock('./record-failed-hints.ts', () => ({ recordFailedHints: () => undefined }))
vi.mock('./request-hinted.ts', () => ({ requestHinted: () => undefined }))
vi.mock('./typeface.ts', () => ({ delayTypeface: () => undefined }))

const here = location.href
const { dataset } = document.documentElement

const { pathname: script } = new URL('./early.ts', import.meta.url)
let documents = 0

/** Runs the script as a document at this path does. Under another address it is another module, which runs again. */
async function openAt(path: string): Promise<void> {
  history.replaceState(null, '', path)
  documents += 1
  await import(/* @vite-ignore */ `${script}?document=${documents}`)
}

beforeEach(() => {
  vi.clearAllMocks()
  calls.answers = Promise.withResolvers()
})
afterEach(() => {
  for (const name of ['opens', 'notice', 'session']) delete dataset[name]
  document.getElementById('site-config')?.remove()
  localStorage.clear()
  session.reset()
  history.replaceState(null, '', here)
})

it('home keeps the places of its header and of its notice, and other pages do not', async () => {
  await openAt('/')
  expect([dataset['opens'], dataset['notice']]).toEqual(['home', 'coming'])
  for (const name of ['opens', 'notice']) delete dataset[name]
  await openAt('/board-faq')
  expect([dataset['opens'], dataset['notice']]).toEqual([undefined, undefined])
})

it('home keeps no place for a notice that was put away', async () => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format()
  localStorage.setItem('home-proof-notice-expiry-date', today)
  localStorage.setItem('home-proof-notice-do-not-show', 'true')
  await openAt('/')
  expect(dataset['notice']).toBeUndefined()
})

it('a page with a running session keeps the place of its timer, and no other one', async () => {
  await openAt('/')
  expect(dataset['session']).toBeUndefined()
  session.update({ timer: { time: 60, isRunning: true, deadline: Date.now() + 60_000 } })
  await openAt('/')
  expect(dataset['session']).toBe('kept')
})

it('tells the app once the page answers, and not before', async () => {
  const answered = vi.fn<() => void>()
  document.addEventListener('answers', answered, { once: true })
  await openAt('/')
  expect(answered).not.toHaveBeenCalled()
  calls.answers.resolve()
  await expect.poll(() => answered.mock.calls).toHaveLength(1)
})

it.each([
  ['{"cdnBaseUrl":"https://cdn.example.org"}', 'https://cdn.example.org'],
  ['{}', '/cdn'],
  ['', '/cdn'],
  [null, '/cdn'],
])('the configuration %s of the page names the place of its stylesheets: %s', async (text, cdn) => {
  if (text !== null) {
    const config = Object.assign(document.createElement('script'), { id: 'site-config', textContent: text })
    config.type = 'application/json'
    document.head.append(config)
  }
  await openAt('/')
  expect(calls.loadStylesheets).toHaveBeenCalledExactlyOnceWith(cdn, expect.any(Promise))
})
