import { describe, expect, it } from 'vitest'
import { acceptedExtensions, extensionOf, fileKindByName, mimeTypeOf } from './file-kinds.ts'

describe('the name of a file', () => {
  it.each([
    ['a.jpg', 'jpg', 'jpg'],
    ['a.JPEG', 'jpeg', 'jpg'],
    ['영수증 (1).Png', 'png', 'png'],
    ['a.b.pdf', 'pdf', 'pdf'],
    ['a.heic', 'heic', 'heic'],
    ['a.heif', 'heif', 'heic'],
    ['a.webp', 'webp', 'webp'],
    ['a.jpg.exe', 'exe', null],
    ['a.gif', 'gif', null],
    ['a.constructor', 'constructor', null],
    ['jpg', '', null],
    ['a.', '', null],
    ['.pdf', 'pdf', 'pdf'],
    ['', '', null],
  ])('"%s" has the extension "%s" and claims to be %s', (name, extension, kind) => {
    expect(extensionOf(name)).toBe(extension)
    expect(fileKindByName(name)).toBe(kind)
  })
})

describe('what a screen takes', () => {
  it('is less for an application than for proof and opinions', () => {
    expect(acceptedExtensions('application')).toEqual(['.jpg', '.jpeg', '.png', '.pdf'])
    const all = ['.jpg', '.jpeg', '.png', '.pdf', '.heic', '.heif', '.webp']
    expect(acceptedExtensions('proof')).toEqual(all)
    expect(acceptedExtensions('opinion')).toEqual(all)
  })

  it.each([
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
    ['pdf', 'application/pdf'],
    ['heic', 'image/heic'],
    ['webp', 'image/webp'],
  ] as const)('as %s is served as %s', (kind, type) => {
    expect(mimeTypeOf(kind)).toBe(type)
  })
})
