import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { countListeners } from '../../testing/count-listeners.ts'
import { createDialogs, type Dialogs } from './dialogs.ts'

const Viewer = () => null

const page = new EventTarget()
const place = { pathname: '/here' }
vi.stubGlobal('location', place)
for (const name of ['addEventListener', 'removeEventListener'] as const)
  vi.stubGlobal(name, (type: string, listener: EventListener) => page[name](type, listener))
beforeEach(() => goBackTo('/here'))
// Other files share this thread.
afterAll(() => vi.unstubAllGlobals())

function goBackTo(pathname: string) {
  place.pathname = pathname
  page.dispatchEvent(new Event('popstate'))
}

/** The dialog on the screen. */
function shown(dialogs: Dialogs) {
  const [first] = dialogs.queue()
  if (!first) throw new Error('no dialog is on the screen')
  return first
}

function messages(dialogs: Dialogs) {
  return dialogs.queue().map(dialog => (dialog.kind === 'content' ? dialog.Content : dialog.message))
}

function answer(dialogs: Dialogs, isYes: boolean) {
  const dialog = shown(dialogs)
  if (dialog.kind === 'alert') dialog.close()
  else dialog.close(isYes)
}

it('has nothing to draw until something is asked', () => {
  expect(createDialogs().queue()).toEqual([])
})

it('resolves an alert when it has been read, and is done with it', async () => {
  const dialogs = createDialogs()
  const read = dialogs.alert('폐업된 사업자등록번호입니다.')

  expect(shown(dialogs)).toMatchObject({ kind: 'alert', message: '폐업된 사업자등록번호입니다.' })
  answer(dialogs, true)

  await expect(read).resolves.toBeUndefined()
  expect(dialogs.queue()).toEqual([])
})

it.each([true, false])('resolves a question with its answer: %s', async isYes => {
  const dialogs = createDialogs()
  const asked = dialogs.confirm('처음 화면으로 돌아갑니다.', { yes: '예', no: '아니오' })

  expect(shown(dialogs)).toMatchObject({ kind: 'confirm', labels: { yes: '예', no: '아니오' } })
  answer(dialogs, isYes)

  await expect(asked).resolves.toBe(isYes)
})

it('shows one dialog at a time, in the order in which they were asked for', async () => {
  const dialogs = createDialogs()
  const answers = Promise.all([dialogs.confirm('첫째'), dialogs.confirm('둘째')])

  expect(messages(dialogs)).toEqual(['첫째', '둘째'])
  answer(dialogs, false)
  expect(messages(dialogs)).toEqual(['둘째'])
  answer(dialogs, true)

  await expect(answers).resolves.toEqual([false, true])
})

it('calls its subscribers with every change, until they unsubscribe', () => {
  const dialogs = createDialogs()
  const listener = vi.fn<() => void>()
  const stopListening = dialogs.subscribe(listener)

  void dialogs.alert('안내')
  answer(dialogs, true)
  stopListening()
  void dialogs.alert('안내')

  expect(listener).toHaveBeenCalledTimes(2)
})

describe('what the caller draws', () => {
  it('resolves with what it closed with', async () => {
    const dialogs = createDialogs()
    const opened = dialogs.open<string>(Viewer)

    const dialog = shown(dialogs)
    if (dialog.kind === 'content') dialog.close('고른 것')
    await expect(opened).resolves.toBe('고른 것')
    expect(dialogs.queue()).toEqual([])
  })
})

describe('calling off', () => {
  it('takes a question off the screen as a no, and the next comes', async () => {
    const dialogs = createDialogs()
    const moot = new AbortController()
    const asked = dialogs.confirm('연장하시겠습니까?', undefined, { signal: moot.signal })
    void dialogs.alert('끝났습니다.')

    moot.abort()
    await expect(asked).resolves.toBe(false)
    expect(messages(dialogs)).toEqual(['끝났습니다.'])
  })

  it('takes one out of the queue that was never shown', async () => {
    const dialogs = createDialogs()
    const moot = new AbortController()
    void dialogs.alert('첫째')
    const opened = dialogs.open(Viewer, { signal: moot.signal })

    moot.abort()
    await expect(opened).resolves.toBeUndefined()
    expect(messages(dialogs)).toEqual(['첫째'])
  })

  it('comes too late for one that was answered, and too early for one that is asked afterwards', async () => {
    const dialogs = createDialogs()
    const moot = new AbortController()
    const early = dialogs.confirm('물음', undefined, { signal: moot.signal })
    answer(dialogs, true)
    const changed = vi.fn<() => void>()
    dialogs.subscribe(changed)
    moot.abort()
    expect(changed).not.toHaveBeenCalled()

    await expect(early).resolves.toBe(true)
    await expect(dialogs.confirm('물음', undefined, { signal: moot.signal })).resolves.toBe(false)
    expect(dialogs.queue()).toEqual([])
  })
})

describe('the way back to another page', () => {
  it('takes every dialog with it, each as if it were never answered', async () => {
    const dialogs = createDialogs()
    const replies = Promise.all([
      dialogs.confirm('삭제하시겠습니까?'),
      dialogs.alert('안내'),
      dialogs.open(Viewer),
    ])
    goBackTo('/before')
    await expect(replies).resolves.toEqual([false, undefined, undefined])
    expect(dialogs.queue()).toEqual([])
  })

  it('leaves one alone that is urgent, or has a signal of its own', () => {
    const dialogs = createDialogs()
    void dialogs.confirm('곧 끝납니다.', undefined, { urgent: true })
    void dialogs.alert('안내', { signal: new AbortController().signal })
    goBackTo('/before')
    expect(messages(dialogs)).toEqual(['곧 끝납니다.', '안내'])
  })

  it('is watched for as long as one is open', () => {
    const watching = countListeners(page, 'popstate')
    const dialogs = createDialogs()
    void dialogs.alert('안내')
    expect(watching()).toBe(1)
    answer(dialogs, true)
    expect(watching()).toBe(0)
  })

  it('is no way to the same page', () => {
    const dialogs = createDialogs()
    void dialogs.alert('안내')
    goBackTo('/here')
    expect(messages(dialogs)).toEqual(['안내'])
  })
})

it('puts what is urgent before what is on the screen, which comes back afterwards', async () => {
  const dialogs = createDialogs()
  void dialogs.open(Viewer)
  const urgent = dialogs.confirm('곧 끝납니다.', undefined, { urgent: true })

  expect(messages(dialogs)).toEqual(['곧 끝납니다.', Viewer])
  answer(dialogs, true)
  await expect(urgent).resolves.toBe(true)
  expect(messages(dialogs)).toEqual([Viewer])
})
