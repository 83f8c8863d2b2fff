import { expect, it } from 'vitest'
import { prepareFiling } from '../../testing/applications/prepared-filing.ts'
import { callJson, consentsBody } from '../../testing/applications/test-filing.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { waitingStatements } from '../../testing/databases/waiting-statements.ts'

const backend = testBackend()
let last = 2_700_000_000

const screen = { agreements: [] }

it.each([
  ['PUT', '/api/v1/application/draft', () => ({})],
  ['POST', '/api/v1/auth/consents', consentsBody],
  ['POST', '/api/agreements', ({ aplyNo }) => ({ aplyNo, personalInfo: screen, mydataInfo: screen })],
  ['POST', '/api/v1/auth/saveStepHistory', () => undefined],
] satisfies [string, string, (owner: Parameters<typeof consentsBody>[0]) => unknown][])(
  '%s %s waits until another request is done with the same application',
  async (method, path, bodyOf) => {
    const businessNumber = String((last += 1))
    const { aplyNo, data } = await prepareFiling(backend.database, businessNumber)
    const { ci } = data
    const headers = await signedIn({ ci, businessNumber, applicationNumber: aplyNo })
    const query = path.endsWith('History') ? `?aplyNo=${aplyNo}` : ''
    const body = bodyOf({ brno: businessNumber, ci, aplyNo })

    const other = await backend.database.startTransaction().execute()
    const row = other.selectFrom('application').where('applicationNumber', '=', aplyNo)
    // As an update does: rows that refer to the application can still be written.
    await row.forNoKeyUpdate().execute()
    const response = callJson(backend, method, path + query, headers, body)
    try {
      await expect.poll(() => waitingStatements(backend.database)).toBe(1)
    } finally {
      await other.commit().execute()
    }
    expect(await response).toMatchObject({ status: 200 })
  },
)
