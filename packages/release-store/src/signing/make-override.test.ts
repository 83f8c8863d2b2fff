import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InvalidRelease, verifiedOverride } from 'release-format'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeBuiltRemote } from '../testing/built-remote.ts'
import { integrityOf } from '../storage/release-files.ts'
import { signingKeys } from './keys.ts'
import { makeOverride } from './make-override.ts'

const from = 'https://preview.example.org/mfe/'
const now = () => new Date('2026-03-02T00:00:00.000Z')
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'override-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

async function makeOf(remote: string, changed: object = {}, files: Record<string, string> = {}) {
  const release = { ...(await writeBuiltRemote(join(dataDir, 'built'), { files })), ...changed }
  return makeOverride({ dataDir, now, read: async () => release }, { remote, from, minutes: 60 })
}

describe('an override', () => {
  it('shows the release of that folder for its minutes, signed by the site', async () => {
    const override = await makeOf('mfe-test')
    expect(override).toMatchObject({ remote: 'mfe-test', until: '2026-03-02T01:00:00.000Z' })
    expect(override.release).toMatchObject({
      version: '1.0.0',
      entry: `${from}remoteEntry.js`,
      files: expect.stringMatching(/^sha384-/),
    })
    const keys = (await signingKeys('site', dataDir)).map(({ publicKey }) => publicKey)
    expect(await verifiedOverride(JSON.stringify(override), keys, now())).toEqual(override)
  })

  it('is not made of a release of another remote', async () => {
    await expect(makeOf('mfe-other')).rejects.toThrow(InvalidRelease)
  })

  it('is not made of a release whose files cannot be found from its entry', async () => {
    const entry = 'assets/remoteEntry.js'
    const integrity = integrityOf('entry')
    const make = (checksFiles: boolean) =>
      makeOf('mfe-test', { entry, integrity, checksFiles }, { [entry]: 'entry' })
    await expect(make(false)).rejects.toThrow(`The entry ${entry} has to lie beside release.json.`)
    await expect(make(true)).resolves.toMatchObject({ release: { entry: from + entry } })
  })
})
