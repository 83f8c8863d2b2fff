import { beforeAll, describe, expect, it } from 'vitest'
import { makeEveryCall, traveller } from '../testing/calls/every-call.ts'
import { signedIn } from '../testing/backend/signed-in.ts'
import { tableDigests } from '../testing/databases/table-digests.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { requestFor, type Sent } from '../testing/browsers/visitor.ts'
import { callTable } from '../testing/calls/call-table.ts'

type Person = { ci: string; businessNumber: string }
type Stranger = { who: string; person: Person | null }
type Attempt = { call: string; who: string; words: 'copied' | 'own'; status: number; changed: string[] }

const owner: Person = { ci: traveller.ci, businessNumber: traveller.businessNumber }
const another: Person = { ci: 'ci-of-another-person', businessNumber: '1234567890' }

const signedOut: Stranger = { who: 'a browser without a session', person: null }
const unrelated: Stranger = { who: 'another person of another business', person: another }
const elsewhere: Stranger = {
  who: 'the same person, signed in for another business',
  person: { ...another, ci: owner.ci },
}
const colleague: Stranger = {
  who: 'another person of the same business',
  person: { ...owner, ci: another.ci },
}

/** Calls whose requests name no record and no person. */
const NAME_NOTHING = ['POST /api/v1/auth/validate-account-owner', 'POST /api/v1/common/file/presigned-url']

/** Calls without a session that use the verification of this very browser. */
const AFTER_VERIFICATION = [
  'POST /api/v1/auth/integration/result',
  'POST /api/v1/auth/integration/kftc/result',
  'POST /api/v1/auth/simple/success',
  'POST /api/v1/auth/simpleResult/success',
  'POST /api/v1/auth/setJwtCookie',
]

/** A call for drafts alone responds to a colleague with 409, as the business has applied by now. */
const OF_A_DRAFT = [
  'POST /api/v1/auth/saveStepHistory',
  'POST /api/v1/auth/consents',
  'POST /api/agreements',
  'POST /api/v1/application/create',
]

const ofApplicants = callTable
  .filter(({ access }) => access === 'applicant')
  .map(({ method, path }) => `${method} ${path}`)
const guarded = [...ofApplicants.filter(call => !NAME_NOTHING.includes(call)), ...AFTER_VERIFICATION]

const backend = testBackend()
const attempts: Attempt[] = []
/** The contents of the tables after the last attempt. */
let digests: Record<string, string> = {}
const attemptsAt = (call: string, { who }: Stranger) =>
  attempts.filter(attempt => attempt.call === call && attempt.who === who)

// The owner takes all steps. The others try each step just before the owner, when it would be allowed.
beforeAll(async () => {
  const ofTheDraft: [string, Sent][] = []
  let isFiled = false

  await makeEveryCall(backend, async (call, sent) => {
    digests = await tableDigests(backend.database)
    if (isFiled) for (const [earlier, its] of ofTheDraft.splice(0)) await tryAs(colleague, earlier, its)
    if (!guarded.includes(call)) return
    for (const stranger of [signedOut, unrelated, elsewhere]) await tryAs(stranger, call, sent)
    // A draft belongs to everyone who is verified for its business, until one of them files it.
    if (isFiled) await tryAs(colleague, call, sent)
    else ofTheDraft.push([call, sent])
    if (call === 'POST /api/v1/application/create') isFiled = true
  })
})

describe.each(guarded)('%s', call => {
  it.each([signedOut, unrelated, elsewhere, colleague])('is refused to $who', stranger => {
    const refusals = refusalsFor(call, stranger)
    expect(attemptsAt(call, stranger).filter(({ status }) => !refusals.includes(status))).toEqual([])
  })

  it('changes nothing when it is refused', () => {
    expect(attempts.filter(attempt => attempt.call === call && attempt.changed.length > 0)).toEqual([])
  })

  it('has been tried without a session, and by a person whom it does not concern', () => {
    expect(attemptsAt(call, signedOut)).not.toEqual([])
    expect(attemptsAt(call, unrelated)).not.toEqual([])
  })
})

it('every record of a filed application has been asked for by a colleague', () => {
  const tried = new Set(attempts.filter(({ who }) => who === colleague.who).map(({ call }) => call))
  // Calls that name only the business, which is the colleague's as well.
  const ofTheBusiness = ['POST /api/v1/application/info/delitotalamt', 'POST /api/v1/auth/validate-business']
  expect(guarded.filter(call => !tried.has(call) && !ofTheBusiness.includes(call))).toEqual([
    'POST /api/v1/auth/setJwtCookie',
  ])
})

function refusalsFor(call: string, stranger: Stranger): number[] {
  if (stranger === signedOut && ofApplicants.includes(call)) return [401]
  return stranger === colleague && OF_A_DRAFT.includes(call) ? [401, 403, 404, 409] : [401, 403, 404]
}

/** Makes the owner's call as a stranger: unchanged, and with the stranger's own person and business in it. */
async function tryAs({ who, person }: Stranger, call: string, copied: Sent): Promise<void> {
  const own = person ? inOwnWords(copied, person) : copied
  const tried = [
    ['copied', copied] as const,
    ...(textOf(own) === textOf(copied) ? [] : [['own', own] as const]),
  ]
  for (const [words, sent] of tried) {
    if (person && !namesOthers(sent, person)) continue
    const { cookie } = person ? await signedIn(person) : { cookie: '' }
    const response = await fetch(...requestFor(backend.address, call, sent, cookie))
    await response.arrayBuffer()
    const before = digests
    digests = await tableDigests(backend.database)
    const changed = Object.keys(digests).filter(table => digests[table] !== before[table])
    attempts.push({ call, who, words, status: response.status, changed })
  }
}

const NAMES_A_RECORD = /\\?"(aplyNo|id|filePath|receiptProofId|receiptProofMstrId|mtxId)\\?":/

/** Returns true for a call that names a record, or another person or business. */
function namesOthers(sent: Sent, { ci, businessNumber }: Person): boolean {
  const text = textOf(sent)
  const namesOwner = ci !== owner.ci && text.includes(owner.ci)
  const namesBusiness = businessNumber !== owner.businessNumber && text.includes(owner.businessNumber)
  return NAMES_A_RECORD.test(text) || namesOwner || namesBusiness
}

function inOwnWords({ form, ...sent }: Sent, { ci, businessNumber }: Person): Sent {
  const own = (text: string) => text.replaceAll(owner.ci, ci).replaceAll(owner.businessNumber, businessNumber)
  const rest = JSON.parse(own(JSON.stringify(sent))) as Sent
  if (!form) return rest
  const ownForm = new FormData()
  for (const [name, part] of form) ownForm.append(name, typeof part === 'string' ? own(part) : part)
  return { ...rest, form: ownForm }
}

function textOf({ form, ...sent }: Sent): string {
  return JSON.stringify({ ...sent, form: form && Object.fromEntries(form) })
}
