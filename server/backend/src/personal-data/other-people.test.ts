import { beforeAll, expect, it } from 'vitest'
import { filesIn } from '../backup/saved-data.ts'
import { scenarios } from '../sandbox/seeds/scenarios.ts'
import { replaceSavedDraft } from '../stores/saved-draft-store.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { testFields } from '../testing/backend/test-fields.ts'
import { openBrowser } from '../testing/browsers/test-browser.ts'
import { makeEveryCall, traveller } from '../testing/calls/every-call.ts'
import { changesBetween, StoredState, type Rows } from '../testing/faults/stored-state.ts'
import { newProofApplicant, type ProofApplicant } from '../testing/proofs/proof-fixture.ts'
import { erasePerson } from './erase-person.ts'
import { eraseExpired } from './retention.ts'

const LONG_AGO = new Date('2015-01-01T00:00:00Z')

const backend = testBackend()
let state: StoredState
let others: Rows
let filesOfOthers: string[]

// Everyone else: an application in every state, a saved draft, and an upload without a use.
beforeAll(async () => {
  const { address, database } = backend
  for (const { name: scenario } of scenarios)
    await openBrowser(address).post('/sandbox/api/seed', { scenario })
  const owner = { ci: 'ci-of-another', businessNumber: '2499999971' }
  const applicant = await newProofApplicant(backend, owner)
  await applicant.upload('다른사람.png')
  await keepDocument(applicant)
  const draft = { content: '{}', savedAt: new Date() }
  await replaceSavedDraft({ database, fields: testFields }, owner, draft)
  state = new StoredState(backend)
  others = await state.rows()
  filesOfOthers = state.objects()
  await makeEveryCall(backend)
})

async function keepDocument({ applicationNumber, upload }: ProofApplicant): Promise<void> {
  const file = { filePath: await upload('등록증.png'), originalName: '등록증.png', savedName: 'a.png' }
  const described = { document: 'businessRegistrationFile', fileSize: 1, mimeType: 'image/png' } as const
  const row = { applicationNumber, ...file, ...described, storedAt: new Date() }
  await backend.database.insertInto('applicationDocument').values(row).execute()
}

const needed = () => ({
  database: backend.database,
  objects: filesIn(backend.dataDir),
  fields: testFields,
  now: () => new Date(),
})

/** Returns each row and file of others that is changed or gone. */
async function lossOfOthers(): Promise<string[]> {
  const files = new Set(state.objects())
  const changes = changesBetween(others, await state.rows())
  return [
    ...changes.filter(change => change.startsWith('-')),
    ...filesOfOthers.filter(file => !files.has(file)),
  ]
}

const ofTraveller = () =>
  backend.database
    .selectFrom('application')
    .select('applicationNumber')
    .where('applicantCi', '=', traveller.ci)

it('the data of others outlive the erasure of one person', async () => {
  expect(filesOfOthers.length).toBeGreaterThan(10)
  await erasePerson(needed(), { ci: traveller.ci, actor: 'operator:owner/test' })
  expect(await lossOfOthers()).toEqual([])
})

it('the data of others outlive an application whose time is over', async () => {
  const [application] = await ofTraveller().execute()
  const number = application?.applicationNumber ?? ''
  const age = { updatedAt: LONG_AGO }
  await backend.database.updateTable('application').set(age).where('applicationNumber', '=', number).execute()
  await backend.database.updateTable('proofBatch').set(age).where('applicationNumber', '=', number).execute()
  await eraseExpired(needed(), new Date())
  expect(await ofTraveller().execute()).toEqual([])
  expect(await lossOfOthers()).toEqual([])
})
