import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { opsTokenOf } from './ops-token.ts'

let dataDir: string
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'ops-token-'))))
afterEach(() => rm(dataDir, { recursive: true }))

it('a configured token needs no file', async () => {
  expect(await opsTokenOf({ opsToken: 'configured', dataDir })).toEqual({ token: 'configured', madeIn: null })
})

it('a token is generated at the first start, with its place, and is the same at the next', async () => {
  const { token, madeIn } = await opsTokenOf({ opsToken: undefined, dataDir })
  expect(madeIn).toBe(join(dataDir, 'ops-token'))
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(await opsTokenOf({ opsToken: undefined, dataDir })).toEqual({ token, madeIn: null })
})

it('a token that a person wrote into the file may end with its line', async () => {
  await writeFile(join(dataDir, 'ops-token'), 'written by hand\n')
  expect(await opsTokenOf({ opsToken: undefined, dataDir })).toEqual({
    token: 'written by hand',
    madeIn: null,
  })
})
