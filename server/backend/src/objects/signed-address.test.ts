import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAddressSigner, type Signed } from './signed-address.ts'

const key = Buffer.from('the key of this test')
const start = new Date('2025-06-30T00:00:00Z')
const at = (seconds: number) => () => new Date(start.getTime() + seconds * 1000)
const permission = {
  path: 'receipt/2025/06/a.png',
  contentType: 'image/png',
  originalName: '영수증.png',
  maxBytes: 10,
  expiresIn: 300,
}

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://site').searchParams)
const put = queryOf(createAddressSigner(key, at(0)).put(permission))
const read = (
  query: unknown,
  { method = 'PUT', path = permission.path }: Partial<Signed> = {},
  seconds = 0,
) => createAddressSigner(key, at(seconds)).read(method, path, query)

describe('a signed address', () => {
  it('says what it allows', () => {
    expect(read(put)).toMatchObject({
      method: 'PUT',
      path: permission.path,
      max: 10,
      type: 'image/png',
      name: '영수증.png',
    })
  })

  it('is good for five minutes and not a second longer', () => {
    expect(read(put, {}, 299)).not.toBeNull()
    expect(read(put, {}, 300)).toBeNull()
  })

  it('is of no use for another method or path', () => {
    expect(read(put, { method: 'GET' })).toBeNull()
    expect(read(put, { path: 'receipt/2025/06/b.png' })).toBeNull()
  })

  it('is of no use where another key signs', () => {
    const elsewhere = createAddressSigner(Buffer.from('another key'), at(0))
    expect(elsewhere.read('PUT', permission.path, put)).toBeNull()
  })

  it('is of no use once any part of it is altered', () => {
    const part = fc.constantFrom('expires', 'max', 'type', 'name', 'signature')
    const value = fc.oneof(
      fc.string(),
      fc.nat().map(String),
      fc.constantFrom('image/jpeg', '0', '999999999999'),
    )
    fc.assert(
      fc.property(part, value, (altered, to) => {
        fc.pre(put[altered] !== to && !(altered !== 'signature' && Number(to) === Number(put[altered])))
        expect(read({ ...put, [altered]: to })).toBeNull()
      }),
    )
  })

  it('is of no use with a bit of its signature changed, a part missing, twice there or added', () => {
    fc.assert(
      fc.property(fc.nat(42), place => {
        const { signature = '' } = put
        const letter = signature[place] === 'A' ? 'B' : 'A'
        const changed = signature.slice(0, place) + letter + signature.slice(place + 1)
        expect(read({ ...put, signature: changed })).toBeNull()
      }),
    )
    for (const part of Object.keys(put)) {
      expect(read(Object.fromEntries(Object.entries(put).filter(([name]) => name !== part)))).toBeNull()
      expect(read({ ...put, [part]: [put[part], put[part]] })).toBeNull()
    }
    expect(read({ ...put, path: 'b' })).toBeNull()
  })
})
