import { beforeEach, describe, expect, it } from 'vitest'
import { releaseOf } from '../testing/remotes.ts'
import { EntryIntegrity } from './entry-integrity.ts'

const release = { ...releaseOf('1'), integrity: 'sha384-one' }
const url = new URL(release.entry, location.origin).href

let entries: EntryIntegrity

beforeEach(() => {
  entries = new EntryIntegrity()
  entries.allow(release)
})

/** Returns the script that the runtime is given for an entry. */
function requested(address = url): HTMLScriptElement {
  const made = entries.plugin.createScript?.({ url: address })
  return (made as { script: HTMLScriptElement }).script
}

describe('an entry of the registry', () => {
  it('is loaded from its address, with the hash that the registry names', () => {
    const { src, integrity, crossOrigin } = requested()
    expect({ src, integrity, crossOrigin }).toEqual({
      src: url,
      integrity: 'sha384-one',
      crossOrigin: 'anonymous',
    })
  })

  it('that failed is requested from an address of its own, also if its release is allowed again', () => {
    requested()
    expect(requested().src).toBe(`${url}?retry=1`)
    entries.allow(release)
    expect(requested().src).toBe(`${url}?retry=2`)
  })

  it('that was published with another hash is loaded with that one', () => {
    requested()
    entries.allow({ ...release, integrity: 'sha384-two' })
    const { src, integrity } = requested()
    expect({ src, integrity }).toEqual({ src: url, integrity: 'sha384-two' })
  })
})

describe('any other entry', () => {
  const other = url.replace('/1/', '/2/')

  it.each([
    ['that no registry names', other, () => {}],
    ['of a release that has left the page', url, () => entries.forbid(release)],
  ])('%s is not loaded', (_what, address, prepare) => {
    prepare()
    expect(() => requested(address)).toThrow(`${address} is not in the registry`)
  })
})
