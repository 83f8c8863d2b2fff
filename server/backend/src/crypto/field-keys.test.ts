import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { developmentFieldKeys, FIELD_KEY_BYTES, parseFieldKeys } from './field-keys.ts'

const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/)
const secrets = fc
  .uint8Array({ minLength: FIELD_KEY_BYTES, maxLength: FIELD_KEY_BYTES })
  .map(bytes => Buffer.from(bytes))
const SECRET = Buffer.alloc(FIELD_KEY_BYTES).toString('base64')

describe('the keys of the settings', () => {
  it('are read in their order, the first for writing', () => {
    const keys = fc.uniqueArray(fc.record({ id: ids, secret: secrets }), {
      selector: ({ id }) => id,
      minLength: 1,
    })
    fc.assert(
      fc.property(keys, written => {
        const text = written.map(({ id, secret }) => `${id}:${secret.toString('base64')}`).join(',')
        expect(parseFieldKeys(text)).toEqual(written)
      }),
    )
  })

  it('may have spaces around them', () => {
    expect(parseFieldKeys(` a:${SECRET}, b:${SECRET}\n`)?.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it.each([
    ['nothing', ''],
    ['more after a key', `a:${SECRET}x`],
    ['a key without an id', SECRET],
    ['an empty id', `:${SECRET}`],
    ['an id with a dot', `a.b:${SECRET}`],
    ['a short key', `a:${Buffer.alloc(31).toString('base64')}`],
    ['a long key', `a:${Buffer.alloc(33).toString('base64')}`],
    ['an id twice', `a:${SECRET},a:${SECRET}`],
    ['a comma too many', `a:${SECRET},`],
  ])('are refused: %s', (_, text) => {
    expect(parseFieldKeys(text)).toBeNull()
  })
})

describe('the key of a development machine', () => {
  let dataDir: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'field-keys-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  it('is made once, also by several at once, and readable by its owner only', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => developmentFieldKeys(dataDir)))
    for (const keys of made) expect(keys).toEqual(made[0])
    expect(await readdir(dataDir)).toEqual(['field.key'])
    expect((await stat(join(dataDir, 'field.key'))).mode & 0o777).toBe(0o600)
  })

  it('is not made again over one that cannot be read', async () => {
    const broken = join(dataDir, 'broken')
    await developmentFieldKeys(broken)
    await writeFile(join(broken, 'field.key'), 'x')
    await expect(developmentFieldKeys(broken)).rejects.toThrow('holds no key')
  })
})
