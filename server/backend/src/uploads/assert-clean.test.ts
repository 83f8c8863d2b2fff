import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { UPLOAD_LIMIT_BYTES } from 'domain-rules'
import { describe, expect, it, vi } from 'vitest'
import type { ObjectStore } from '../objects/object-store.ts'
import type { Scanner } from '../scanner/scanner.ts'
import { assertClean, assertCleanObject } from './assert-clean.ts'

const MESSAGE = '악성코드가 발견된 파일은 업로드할 수 없습니다. a.pdf'
const warn = vi.fn<(details: object, message: string) => void>()
const scanning = (scanner: Scanner | null) => ({ scanner, log: { warn: warn as never } })
const contentOf = () => Readable.from([Buffer.from('content')])

describe('a file', () => {
  const scan = (scanner: Scanner | null, content: Readable, field?: string) =>
    assertClean(scanning(scanner), { name: 'a.pdf', ...(field && { field }) }, async () => content)

  it('that is clean passes, and is closed', async () => {
    const content = contentOf()
    const scanner = vi.fn<Scanner>(async () => null)
    await expect(scan(scanner, content)).resolves.toBeUndefined()
    expect(scanner).toHaveBeenCalledExactlyOnceWith(content)
    expect(content.destroyed).toBe(true)
  })

  it('with malware is refused by its name, at its field if it has one, and logged without it', async () => {
    warn.mockClear()
    const content = contentOf()
    const refused = { status: 400, errorCode: 'FILE_INFECTED', message: MESSAGE }
    await expect(scan(async () => 'Eicar', content)).rejects.toMatchObject({ ...refused, errors: undefined })
    expect(content.destroyed).toBe(true)
    expect(warn).toHaveBeenCalledExactlyOnceWith({ malware: 'Eicar' }, 'malware in an upload')
    await expect(scan(async () => 'Eicar', contentOf(), 'paper')).rejects.toMatchObject({
      ...refused,
      errors: [{ field: 'paper', message: MESSAGE }],
    })
  })

  it('is closed, and does not pass, when the scanner gives no result', async () => {
    const content = contentOf()
    await expect(scan(() => Promise.reject(new Error('away')), content)).rejects.toThrow('away')
    expect(content.destroyed).toBe(true)
  })

  it('is not even opened without a scanner', async () => {
    const open = vi.fn<() => Promise<Readable>>()
    await assertClean(scanning(null), { name: 'a.pdf' }, open)
    expect(open).not.toHaveBeenCalled()
  })
})

describe('a stored object', () => {
  const scan = async (size: number | null, scanner: Scanner | null) => {
    const content = contentOf()
    const facts = { path: 'a', size: size ?? 0, contentType: '', originalName: null, content }
    const getObject = vi.fn<ObjectStore['getObject']>(async () => (size === null ? null : facts))
    const objects = { getObject } as Partial<ObjectStore> as ObjectStore
    const outcome = assertCleanObject({ ...scanning(scanner), objects }, 'a', 'a.pdf')
    return { outcome, content, getObject }
  }

  it('of the largest size is scanned; one of a byte more is refused, and closed', async () => {
    const scanner = vi.fn<Scanner>(async content => ((await buffer(content)).length > 0 ? 'Eicar' : null))
    const largest = await scan(UPLOAD_LIMIT_BYTES, scanner)
    await expect(largest.outcome).rejects.toMatchObject({ errorCode: 'FILE_INFECTED', message: MESSAGE })

    const larger = await scan(UPLOAD_LIMIT_BYTES + 1, scanner)
    await expect(larger.outcome).rejects.toMatchObject({ status: 413, errorCode: 'OBJECT_TOO_LARGE' })
    expect(larger.content.destroyed).toBe(true)
    expect(scanner).toHaveBeenCalledOnce()
  })

  it('passes if there is none, and is not read without a scanner', async () => {
    const scanner = vi.fn<Scanner>()
    await (
      await scan(null, scanner)
    ).outcome
    expect(scanner).not.toHaveBeenCalled()
    const unread = await scan(1, null)
    await unread.outcome
    expect(unread.getObject).not.toHaveBeenCalled()
  })
})
