import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { withPasswordFile } from './password-file.ts'

const isRoot = process.getuid?.() === 0

it('a password is in a file of its owner alone, until the work is done', async () => {
  let place = ''
  await withPasswordFile('비밀번호', undefined, async file => {
    place = file
    expect(readFileSync(file, 'utf8')).toBe('비밀번호')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
  expect(existsSync(dirname(place))).toBe(false)
})

it.runIf(isRoot)('file and folder belong to the account before the work begins', async () => {
  const account = { uid: 54_321, gid: 54_321 }
  await withPasswordFile('비밀번호', account, async file => {
    const owners = [file, dirname(file)].map(path => statSync(path))
    expect(owners.map(({ uid, gid }) => ({ uid, gid }))).toEqual([account, account])
  })
})
