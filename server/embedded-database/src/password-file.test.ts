import { existsSync, readFileSync, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { dirname } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { withPasswordFile } from './password-file.ts'

it('a password is in a file of its owner alone, until the work is done', async () => {
  let place = ''
  await withPasswordFile('비밀번호', undefined, async file => {
    place = file
    expect(readFileSync(file, 'utf8')).toBe('비밀번호')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
  expect(existsSync(dirname(place))).toBe(false)
})

it('file and folder belong to the account before the work begins, however slow the disk is', async () => {
  const given: unknown[] = []
  const slow = vi.spyOn(fs, 'chown').mockImplementation(async (...change) => {
    for (let turn = 0; turn < 3 * (given.length + 1); turn += 1) await new Promise(setImmediate)
    given.push(change)
  })
  onTestFinished(() => {
    slow.mockRestore()
    syncBuiltinESMExports()
  })
  syncBuiltinESMExports()
  await withPasswordFile('비밀번호', { uid: 54_321, gid: 12_345 }, async file => {
    expect(given).toEqual([dirname(file), file].map(path => [path, 54_321, 12_345]))
  })
})
