import type { APIRequestContext, Page } from '@playwright/test'
import { consentsOf, mydataOf } from './pages/consents.ts'
import { identityCheckOf } from './pages/identity-check.ts'
import { startWith } from './session.ts'
import type { Site } from './site/site.ts'

const AUTH = '/api/v1/auth'
const WITHDRAWN = '사용자취소'

export type Way = {
  /** The short name of a test business, and of a test person. */
  business?: string
  person?: string
  /** The consents: all given, or shared administrative information declined. */
  consents?: 'given' | 'declined'
}

type Person = {
  key: string
  personId: string
  ci: string
  name: string
  birthDate: string
  mobileNumber: string | null
}

export type AtTheForm = { applicationNumber: string; businessNumber: string; person: Person }

/**
 * Brings someone to the application form: registered and verified by the calls that the screens before would make,
 * then through the two screens of consents.
 */
export async function bringToForm(page: Page, site: Site, way: Way): Promise<AtTheForm> {
  const verified = await verify(page, site, way)
  await page.goto('/info-agree')
  await agree(page, way.consents ?? 'given')
  return verified
}

/** Brings someone to the identity check with a business that is registered, by the call that the screen before would make. */
export async function bringToIdentityCheck(
  page: Page,
  site: Site,
  business = 'open-individual-confirmed',
): Promise<void> {
  const { session } = await register(page, site, business)
  await startWith(page, session)
  const identityCheck = identityCheckOf(page, '/onslf-check')
  await identityCheck.open()
  await identityCheck.isShown()
}

async function register(page: Page, site: Site, key: string) {
  const { businessNumber } = await site.sandbox.business(key)
  const calls = callsOf(page.context().request, site)
  const { result } = await calls.post('/api/v1/business/first/register', { brNo: businessNumber })
  const { aplyNo, aplyType, mngFrGb } = result as Record<string, string>
  return { businessNumber, session: { schemaVersion: 1, aplyNo, aplyType, brNo: businessNumber, mngFrGb } }
}

/** Registers and verifies: the tab then holds the session, the browser the cookies. */
async function verify(page: Page, site: Site, way: Way): Promise<AtTheForm> {
  const { businessNumber, session } = await register(page, site, way.business ?? 'open-individual-confirmed')
  const person = await personNamed(site, way.person ?? 'fresh')
  const aplyNo = session.aplyNo ?? ''
  const calls = callsOf(page.context().request, site)
  const token = await signIn(calls, { aplyNo, businessNumber, person })
  await startWith(page, {
    ...session,
    token,
    onslfCert: person.ci,
    mobileName: person.name,
    mobileNo: person.mobileNumber ?? '',
    brdt: person.birthDate,
    methodType: 'simple',
    timer: { time: 3600, isRunning: true },
  })
  return { applicationNumber: aplyNo, businessNumber, person }
}

/** Returns the applications of a business that are not withdrawn, as a case worker sees them. */
export async function filedFor(site: Site, businessNumber: string): Promise<Filed[]> {
  const filed = await filedApplications(site, `?brno=${businessNumber}`)
  return filed.filter(({ prcsStts }) => prcsStts !== WITHDRAWN)
}

async function filedApplications(site: Site, query = ''): Promise<Filed[]> {
  return ((await site.sandbox.get(`applications${query}`)) as { applications: Filed[] }).applications
}

type Filed = { aplyNo: string; brno: string; aplyNm: string; prcsStts: string }

async function agree(page: Page, answer: 'given' | 'declined'): Promise<void> {
  const [consents, mydata] = [consentsOf(page), mydataOf(page)]
  await consents.agreeToEverything()
  if (answer === 'declined') await consents.box(/^행정정보/).uncheck()
  await consents.confirm()
  if (answer === 'declined') await page.getByRole('dialog').getByRole('button', { name: '예' }).click()
  await mydata.isShown()
  await mydata.all.check()
  await mydata.request.check()
  await mydata.confirm()
}

type Subject = { aplyNo: string; businessNumber: string; person: Person }

async function signIn(calls: Calls, { aplyNo, businessNumber, person }: Subject): Promise<string> {
  const { data } = await calls.post(`${AUTH}/integration/request`, { aplyNo })
  const ending = { mtxId: data.mtxId, personId: person.personId, outcome: 'success' }
  await calls.post('/sandbox/api/identity/complete', ending)
  const { ci, name, birthDate: birthDay, mobileNumber } = person
  const claims = { ci, name, birthDay, phoneNumber: mobileNumber ?? '', provider: 'simple' }
  await calls.post(`${AUTH}/simple/success`, { aplyNo, ...claims })
  await calls.post(`${AUTH}/setJwtCookie?brno=${businessNumber}`)
  const { result } = await calls.post(`/api/v1/common/token/create?aplyNo=${aplyNo}&seconds=3600`)
  return result
}

async function personNamed(site: Site, key: string): Promise<Person> {
  const { persons } = (await site.sandbox.get('catalogue')) as { persons: Person[] }
  const found = persons.find(person => person.key === key)
  if (!found) throw new Error(`the sandbox has no person called ${key}`)
  return found
}

/** Withdraws the applications of the business or the person: each may apply once, and a site serves many tests. */
export async function withdraw(
  site: Site,
  { businessNumber, person }: { businessNumber: string; person: Pick<Person, 'name'> },
): Promise<void> {
  const inTheWay = (await filedApplications(site)).filter(
    ({ brno, aplyNm, prcsStts }) =>
      (brno === businessNumber || aplyNm === person.name) && prcsStts !== WITHDRAWN,
  )
  for (const { aplyNo } of inTheWay) {
    await site.sandbox.post(`back-office/applications/${aplyNo}`, { prcsStts: WITHDRAWN, force: true })
  }
}

type Calls = ReturnType<typeof callsOf>

function callsOf(request: APIRequestContext, { url }: Site) {
  return {
    async post(path: string, data?: object) {
      const response = await request.post(`${url}${path}`, { data: data ?? {} })
      if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
      return response.json()
    },
  }
}
