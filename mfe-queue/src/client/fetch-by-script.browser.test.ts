import { describe, expect, it } from 'vitest'
import { fetchByScript } from './fetch-by-script.ts'
import { scriptAddress, scriptWith } from './testing/replies.ts'

const PASS = '5002:200:key=K9'
const WAITING = '5002:201:key=K1&nwait=30&nnext=2&tps=10&ttl=1'

describe('a waiting room that is asked by script', () => {
  const fetch = fetchByScript('null')
  const ask = async (code: string, signal = new AbortController().signal) =>
    (await fetch(scriptAddress(code), { signal })).text()

  const scripts = () => document.querySelectorAll('script').length

  it('has each result read for its own question', async () => {
    const before = scripts()
    await expect(Promise.all([ask(scriptWith(PASS)), ask(scriptWith(WAITING))])).resolves.toEqual([
      PASS,
      WAITING,
    ])
    await expect.poll(scripts).toBe(before)
  })

  it('has no reply if its script was cut short', async () => {
    await expect(ask(`NetFunnel.gControl.result='${PASS}';`)).resolves.toBe('')
  })

  it('is out of reach if its script does not load', async () => {
    await expect(fetchByScript(location.origin)(`${location.origin}/gone.js`, {})).rejects.toThrow(
      'did not load',
    )
  })

  it('has no effect after it was given up, and its script is gone', async () => {
    const given = new AbortController()
    const before = scripts()
    const reply = ask(scriptWith(PASS), given.signal)
    expect(scripts()).toBe(before + 1)
    given.abort()
    expect(scripts()).toBe(before)
    await expect(reply).rejects.toThrow('given up')
  })

  it('is never another origin than the configured one', async () => {
    await expect(fetchByScript('https://queue.example.org')(scriptAddress(''), {})).rejects.toThrow(
      'is not at',
    )
  })
})
