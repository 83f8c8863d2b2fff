import { providePorts } from 'shared-session'
import { parseSiteConfig, type QueueConfig } from 'site-config'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { scriptAddress, scriptWith } from './client/testing/replies.ts'
import { createQueueWidget, type QueueWidget } from './queue-widget.tsx'

const PASS = '5002:200:key=K9'
const WAITING = '5002:201:key=K1&nwait=30&nnext=2&tps=10&ttl=1'

/** Longer than any stall of the machine: a request that is repeated would take the reply of the next one. */
const NEVER_S = 600

const alert = vi.fn<(message: string) => Promise<void>>(async () => {})
const warn = vi.spyOn(console, 'warn').mockReturnValue()
const reportCrash = vi.fn<(error: unknown) => void>()
let widget: QueueWidget
let domElement: HTMLElement

beforeEach(() => {
  alert.mockClear()
  warn.mockClear()
  providePorts({ dialogs: { alert, confirm: async () => true, open: async () => undefined } })
  domElement = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  widget.destroy()
  domElement.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The widget of a page whose waiting room has the given replies, the last one for ever. */
function gateWithReplies(said: string[], config: Partial<QueueConfig> = {}) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => {
    const text = said.length > 1 ? said.shift() : said[0]
    return new Response(scriptWith(text ?? ''))
  })
  vi.stubGlobal('fetch', fetch)
  widget = createQueueWidget({
    domElement,
    settings: { ...parseSiteConfig({}).queue, conn_timeout: NEVER_S, ...config },
    reportCrash,
  })
  return { gate: widget, asked: () => fetch.mock.calls.map(([url]) => new URL(url)) }
}

const overlay = page.getByRole('dialog', { name: '서비스 접속 대기 중입니다.' })

describe('the queue widget', () => {
  it('lets the person pass without showing anything when there is no line, and gives the turn back', async () => {
    const { gate, asked } = gateWithReplies([PASS, '5004:200:key='])
    expect(await gate.run('act_3')).toBe('passed')
    expect(domElement.childElementCount).toBe(0)

    await gate.complete()
    expect(asked().map(({ origin, searchParams }) => [origin, searchParams.get('opcode')])).toEqual([
      [location.origin, '5101'],
      [location.origin, '5004'],
    ])
    expect(warn).not.toHaveBeenCalled()
  })

  it('keeps the ticket where the page and the server find it', async () => {
    const { gate } = gateWithReplies([PASS])
    await gate.run('act_3')
    expect(sessionStorage.getItem('NetFunnel_ID')).toBe(PASS)
    expect(decodeURIComponent(document.cookie)).toContain(`NetFunnel_ID=${PASS}`)
  })

  it('sends the configured user data', async () => {
    const { gate, asked } = gateWithReplies([PASS], { user_data: 'shop 7' })
    await gate.run('act_3')
    expect(asked().map(({ searchParams }) => searchParams.get('user_data'))).toEqual(['shop 7'])
  })

  it('shows the line while there is one, and disappears with it', async () => {
    const replies = [WAITING]
    const { gate } = gateWithReplies(replies)
    const turn = gate.run('act_3')
    await expect.element(overlay).toBeVisible()
    await expect.element(page.getByText('30명')).toBeVisible()
    replies.push(PASS)
    expect(await turn).toBe('passed')
    await expect.element(overlay).not.toBeInTheDocument()
    await gate.complete()
    await expect.element(page.getByRole('status')).toHaveTextContent('차례가 되어 접속되었습니다.')
  })

  it('gives the signal at entry that the person has wanted', async () => {
    localStorage.setItem('sbiz_entry_signal', 'on')
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
    vi.stubGlobal('AudioContext', vi.fn())
    const replies = [WAITING]
    const turn = gateWithReplies(replies).gate.run('act_3')
    await expect.element(overlay).toBeVisible()
    expect(vibrate).not.toHaveBeenCalled()
    replies.push(PASS)
    expect(await turn).toBe('passed')
    expect(vibrate).toHaveBeenCalledOnce()
    vibrate.mockRestore()
    localStorage.removeItem('sbiz_entry_signal')
  })

  it('shows a small notice once the waiting room has not replied for three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    gateWithReplies([])
    vi.stubGlobal('fetch', () => new Promise<never>(() => undefined))
    void widget.run('act_3')
    await vi.advanceTimersByTimeAsync(2_999)
    expect(domElement.innerText).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(domElement.innerText).toContain('잠시만 기다려주세요.'), {
      timeout: 10_000,
    })
    widget.destroy()
  })

  it('shows a small notice before the first reply, if that is switched on', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    gateWithReplies([], { use_pre_wait: true, popup_zindex: 777 })
    vi.stubGlobal('fetch', () => promise)
    const turn = widget.run('act_3')
    const notice = page.getByText('잠시만 기다려주세요.')
    await expect.element(notice).toBeVisible()
    expect(getComputedStyle(domElement.firstElementChild ?? domElement).zIndex).toBe('777')
    resolve(new Response(scriptWith(PASS)))
    expect(await turn).toBe('passed')
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('shows the popup without a line, and until the turn is given back, if that is switched on', async () => {
    const { gate } = gateWithReplies([PASS, '5004:200:key='], {
      show_wait_popup: true,
      success_popup_visibility: true,
    })
    expect(await gate.run('act_3')).toBe('passed')
    await expect.element(overlay).toBeVisible()
    await gate.complete()
    await expect.element(overlay).not.toBeInTheDocument()
  })

  it('continues the wait of another release, also in the middle of a question', async () => {
    const old = gateWithReplies([WAITING]).gate
    const turn = old.run('act_3')
    await overlay.getByRole('button', { name: '중지' }).click()
    const given: unknown = JSON.parse(JSON.stringify(await old.handOver()))
    expect(await turn).toBe('handedOver')
    old.destroy()

    const next = gateWithReplies([WAITING]).gate
    void next.run('act_3', given)
    await expect.element(overlay.getByText('30명')).toBeVisible()
    await expect.element(overlay.getByRole('group', { name: '대기를 중지하시겠습니까?' })).toBeVisible()
    await expect.element(overlay.getByRole('button', { name: '계속 대기' })).toHaveFocus()
  })

  it('keeps a turn alive from its twentieth second on, unless it is given back before', async () => {
    await import('./client/alive-notices.ts')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { gate, asked } = gateWithReplies([PASS, '5004:200:key=', PASS, '5003:201:key=K9&ttl=10'])
    const opcodes = () => asked().map(({ searchParams }) => searchParams.get('opcode'))
    expect(await gate.run('act_3')).toBe('passed')
    await vi.advanceTimersByTimeAsync(10_000)
    await gate.complete()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await gate.run('act_3')).toBe('passed')
    await vi.advanceTimersByTimeAsync(19_999)
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    expect(opcodes()).toEqual(['5101', '5004', '5101'])
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(opcodes()).toHaveLength(4), { timeout: 10_000 })
    expect(opcodes().at(-1)).toBe('5003')
  })

  it('keeps the turn of another release alive, by a notice at once', async () => {
    const old = gateWithReplies([PASS]).gate
    await old.run('act_3')
    const left = old.leaveTurn()
    old.destroy()

    const { gate: next, asked } = gateWithReplies(['5003:201:key=K9&ttl=10', '5004:200:key='])
    next.keepTurn(left ?? '')
    await vi.waitFor(() => expect(asked()).toHaveLength(1), { timeout: 10_000 })
    await next.complete()
    const said = asked().map(({ searchParams }) => [searchParams.get('opcode'), searchParams.get('key')])
    expect(said).toEqual([
      ['5003', 'K9'],
      ['5004', 'K9'],
    ])
    expect(warn).not.toHaveBeenCalled()
  })

  it('lets the person leave the line', async () => {
    const { gate } = gateWithReplies([WAITING])
    const turn = gate.run('act_3')
    await page.getByRole('button', { name: '중지' }).click()
    await page.getByRole('button', { name: '중지' }).click()
    expect(await turn).toBe('stopped')
    await expect.element(overlay).not.toBeInTheDocument()
  })

  it.each([
    ['', '현재 서비스 접속이 제한되어 있습니다. 잠시 후 다시 시도해주세요.'],
    ['점검 중입니다.', '점검 중입니다.'],
  ])('shows a block until it is read, with the configured message "%s" by "%s"', async (block_msg, shown) => {
    const read = Promise.withResolvers<void>()
    alert.mockReturnValueOnce(read.promise)
    const { gate } = gateWithReplies(['5002:301:key=K1'], { block_msg })
    const results: unknown[] = []
    const turn = gate.run('act_3').then(result => results.push(result))
    await expect.poll(() => alert.mock.calls).toEqual([[shown]])
    expect(results).toEqual([])
    read.resolve()
    await turn
    expect(results).toEqual(['blocked'])
  })

  it('opens the configured address for a blocked person instead of a message', async () => {
    const { gate } = gateWithReplies(['5002:301:key=K1'], {
      block_url: '#blocked',
      block_msg: '점검 중입니다.',
    })
    expect(await gate.run('act_3')).toBe('blocked')
    expect(location.hash).toBe('#blocked')
    expect(alert).not.toHaveBeenCalled()
    history.replaceState(null, '', ' ')
  })

  it('ends with an error, hides the popup and logs the reason', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { gate } = gateWithReplies([], { show_wait_popup: true })
    vi.stubGlobal('fetch', () => promise)
    const turn = gate.run('act_99')
    await expect.element(overlay).toBeVisible()
    resolve(new Response(scriptWith('5002:501:msg="Action is not exist"')))
    expect(await turn).toBe('error')
    await expect.element(overlay).not.toBeInTheDocument()
    expect(warn).toHaveBeenCalledExactlyOnceWith('waiting room: Action is not exist (501)')
  })

  it('is silent about a number and a turn that another tab of the browser has used up', async () => {
    const usedUp = 'msg="Already completed"'
    const { gate } = gateWithReplies([WAITING, `5002:502:${usedUp}`, PASS, `5004:502:${usedUp}`])
    expect(await gate.run('act_3')).toBe('passed')
    await gate.complete()
    expect(warn).not.toHaveBeenCalled()
  })

  it('removes itself from the page, and its wait ends as stopped', async () => {
    const { gate } = gateWithReplies([WAITING])
    const turn = gate.run('act_3')
    await expect.element(overlay).toBeVisible()
    widget.destroy()
    expect(await turn).toBe('stopped')
    await expect.element(overlay).not.toBeInTheDocument()
  })
})

describe('a waiting room that is asked by script', () => {
  /** Answers each script of the waiting room; returns how many there were. */
  function answerScripts() {
    const append = vi.spyOn(document.head, 'append').mockImplementation(added => {
      const script = added as HTMLScriptElement
      const isQuestion = new URL(script.src).searchParams.get('opcode') === '5101'
      script.src = scriptAddress(scriptWith(isQuestion ? PASS : '5004:200:key='))
      document.head.appendChild(script)
    })
    onTestFinished(() => append.mockRestore())
    return () => append.mock.calls.length
  }

  function openWidget() {
    widget = createQueueWidget({
      domElement,
      settings: { ...parseSiteConfig({}).queue, transport: 'script', conn_timeout: NEVER_S },
      reportCrash,
    })
  }

  it('is waited for like any other', async () => {
    const asked = answerScripts()
    openWidget()
    expect(await widget.run('act_3')).toBe('passed')
    await widget.complete()
    expect(asked()).toBe(2)
    expect(warn).not.toHaveBeenCalled()
  })

  it('replies to two questions at once, each with its own reply', async () => {
    const asked = answerScripts()
    openWidget()
    expect(await widget.run('act_3')).toBe('passed')
    await Promise.all([widget.complete(), widget.run('act_4')])
    expect(asked()).toBe(3)
    expect(warn).not.toHaveBeenCalled()
  })
})
