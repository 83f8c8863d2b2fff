import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type * as Ed25519 from './ed25519.ts'

let ed25519: typeof Ed25519
let key: Ed25519.SigningKey

/** Verified signatures are kept by the module, so each test has its own. */
beforeEach(async () => {
  vi.resetModules()
  ed25519 = await import('./ed25519.ts')
  key = await ed25519.signingKey(btoa('s'.repeat(32)))
})

/** The cryptography of the browser for one test; undefined on a page without https. */
function browserHas(subtle: object | undefined): void {
  const own = crypto.subtle
  const define = (value: unknown) => Object.defineProperty(crypto, 'subtle', { configurable: true, value })
  define(subtle)
  onTestFinished(() => void define(own))
}

const importing = (failure: Error) => ({ importKey: () => Promise.reject(failure) })
const isGenuine = async (text: string) => ed25519.isGenuine(text, await key.sign(text))

describe('a signature that was verified', () => {
  it('is verified once, by the browser', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify')
    onTestFinished(() => verify.mockRestore())
    for (const text of ['one', 'two', 'one']) expect(await isGenuine(text)).toBe(true)
    expect(verify).toHaveBeenCalledTimes(2)
  })

  it('is remembered among the last twenty', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify')
    onTestFinished(() => verify.mockRestore())
    for (let each = 0; each < 20; each += 1) await isGenuine(`text ${each}`)
    await isGenuine('text 0')
    expect(verify).toHaveBeenCalledTimes(20)
    await isGenuine('text 20')
    await isGenuine('text 0')
    expect(verify).toHaveBeenCalledTimes(22)
  })

  it('covers no other text', async () => {
    const signature = await key.sign('one')
    expect(await ed25519.isGenuine('one', signature)).toBe(true)
    expect(await ed25519.isGenuine('other', signature)).toBe(false)
  })
})

describe('without the cryptography of the browser', () => {
  it('on a page without https, the library verifies', async () => {
    const signature = await key.sign('one')
    browserHas(undefined)
    expect(await ed25519.isGenuine('one', signature)).toBe(true)
    expect(await ed25519.isGenuine('other', signature)).toBe(false)
  })

  it('the library pauses before each verification, so that input has its turn', async () => {
    const signature = await key.sign('one')
    browserHas(undefined)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const verified = vi.fn()
    const done = ed25519.isGenuine('one', signature).then(verified)
    await vi.dynamicImportSettled()
    expect(verified).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    await done
    expect(verified).toHaveBeenCalledWith(true)
  })

  it('a key of small order, which signs every text, is refused as strictly as by browsers', async () => {
    browserHas(importing(new DOMException('no Ed25519', 'NotSupportedError')))
    const one = String.fromCharCode(1)
    const identity = one + '\0'.repeat(31)
    const signature = { key: btoa(identity), value: btoa(identity + '\0'.repeat(32)) }
    expect(await ed25519.isGenuine('any text', signature)).toBe(false)
  })

  it.each([
    new DOMException('wrong key', 'DataError'),
    Object.assign(new Error('wrong key'), { name: 'NotSupportedError' }),
  ])('no other failure of the browser is covered up: %s', async failure => {
    const signature = await key.sign('one')
    browserHas(importing(failure))
    await expect(ed25519.isGenuine('one', signature)).rejects.toBe(failure)
  })
})
