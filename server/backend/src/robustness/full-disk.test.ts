import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fillDisk } from '../testing/storage/full-disk.ts'
import { documentOf, prepareFiling } from '../testing/applications/prepared-filing.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { fileApplication, PDF, type Filing } from '../testing/applications/test-filing.ts'
import { NOTHING, statesOf, WHOLE } from '../testing/databases/written-records.ts'

const backend = testBackend()

const readiness = async () => (await fetch(`${backend.address}/readyz`)).json()
const press = (filing: Filing) => fileApplication(backend, filing, documentOf(filing))

/** Returns the number of stored bytes of submitted documents. */
async function documentsOf({ aplyNo }: Filing): Promise<Buffer[]> {
  const rows = await backend.database
    .selectFrom('applicationDocument')
    .select('filePath')
    .where('applicationNumber', '=', aplyNo)
    .execute()
  return Promise.all(rows.map(({ filePath }) => readFile(join(backend.dataDir, 'objects', filePath))))
}

it.skipIf(process.platform !== 'linux')(
  'a full disk: readiness tells, what cannot be kept is refused, and it goes on once there is room',
  async () => {
    const [before, after] = [
      await prepareFiling(backend.database, '5100000001'),
      await prepareFiling(backend.database, '5100000002'),
    ]
    expect(await press(before)).toMatchObject({ status: 200 })

    const free = await fillDisk(backend.dataDir)
    try {
      const full = { status: 'not ready', database: 'ok', objects: 'ok', disk: 'failed', mode: 'ok' }
      expect(await readiness()).toEqual(full)
      expect((await fetch(`${backend.address}/healthz`)).status).toBe(200)
      const refused = { status: 503, body: { errorCode: 'TEMPORARILY_UNAVAILABLE' } }
      expect(await press(after)).toMatchObject(refused)
      expect((await statesOf(backend.database)).get(after.aplyNo)).toEqual(NOTHING)
      expect(await documentsOf(before)).toEqual([PDF])
    } finally {
      free()
    }
    expect(await readiness()).toMatchObject({ status: 'ready' })
    expect(await press(after)).toMatchObject({ status: 200 })
    for (const filing of [before, after]) {
      expect((await statesOf(backend.database)).get(filing.aplyNo)).toEqual(WHOLE)
      expect(await documentsOf(filing)).toEqual([PDF])
    }
  },
)
