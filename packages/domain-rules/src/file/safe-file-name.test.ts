import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extensionOf } from './file-kinds.ts'
import { safeFileName } from './safe-file-name.ts'

describe('a safe file name', () => {
  it.each([
    ['영수증.jpg', '영수증.jpg'],
    ['배달 영수증\t2024 .pdf', '배달_영수증_2024_.pdf'],
    ['ㄱㄴ-a_b.PNG', 'ㄱㄴ-a_b.PNG'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\temp\\a.pdf', 'C__temp_a.pdf'],
    ['..', 'file'],
    ['', 'file'],
    ['.htaccess', 'htaccess'],
    ['a.pdf...', 'a.pdf'],
    ['a<b>"c\'|?*.pdf', 'a_b__c____.pdf'],
    ['a\r\nX-Header: 1.pdf', 'a__X-Header__1.pdf'],
    ['a\u0000\u202Egpj.exe', 'a__gpj.exe'],
    ['영수증'.normalize('NFD') + '.jpg', '영수증.jpg'],
    ['🙂.png', '_.png'],
  ])('of %j is "%s"', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  it('is cut to a hundred characters and keeps its extension', () => {
    const name = safeFileName(`${'가'.repeat(300)}.pdf`)
    expect(name).toBe(`${'가'.repeat(96)}.pdf`)
    for (const length of [101, 300]) expect(safeFileName('a'.repeat(length))).toBe('a'.repeat(100))
    expect(safeFileName(`${'a'.repeat(300)}.extensions`)).toBe(`${'a'.repeat(89)}.extensions`)
    expect(safeFileName(`a.${'b'.repeat(300)}`)).toHaveLength(100)
    expect(safeFileName(`${'a'.repeat(300)}.extensionss`)).toBe('a'.repeat(100))
  })

  it('of a hundred characters stays as it is', () => {
    expect(safeFileName(`${'a'.repeat(96)}.PDF`)).toBe(`${'a'.repeat(96)}.PDF`)
  })

  const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map(code => String.fromCodePoint(code))
  const anyName = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('.', '/', '\\', ' ', '가', 'a', '\u0301'), maxLength: 300 }),
  )

  it('has nothing in it that leaves a folder or a header', () => {
    fc.assert(
      fc.property(anyName, name => {
        const safe = safeFileName(name)
        expect(safe).toMatch(/^[\p{L}\p{M}\p{N}_-](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}_-])?$/u)
        expect([...safe].length).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('stays as it is when it is made safe again', () => {
    fc.assert(
      fc.property(anyName, name => {
        expect(safeFileName(safeFileName(name))).toBe(safeFileName(name))
      }),
    )
  })

  it('keeps a plain extension', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom('jpg', 'pdf', 'heic'), (name, extension) => {
        fc.pre(safeFileName(name) !== 'file')
        expect(extensionOf(safeFileName(`${name}x.${extension}`))).toBe(extension)
      }),
    )
  })

  it('is found at once, however hostile the name', () => {
    const started = Date.now()
    safeFileName(`a${'.'.repeat(500_000)}a`)
    safeFileName(`${' '.repeat(500_000)}/`)
    expect(Date.now() - started).toBeLessThan(2_000)
  })
})
