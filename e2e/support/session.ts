import { expect, type Page } from '@playwright/test'
import type { Site } from './site/site.ts'

type StoredSession = Record<string, unknown>

/** The session of this tab as it is stored, under the specification's names; empty when there is none. */
export async function storedSession(page: Page): Promise<StoredSession> {
  const text = await page.evaluate(() => sessionStorage.getItem('sbiz_session'))
  return text === null ? {} : (JSON.parse(text) as StoredSession)
}

/** Waits until the stored session holds these values. */
export async function expectSession(page: Page, expected: StoredSession): Promise<void> {
  await expect.poll(() => storedSession(page)).toMatchObject(expected)
}

/** Waits for the application number and returns it. */
export async function applicationNumberIn(page: Page): Promise<string> {
  await expectSession(page, { aplyNo: expect.stringMatching(/^2025\d{10}$/) })
  return String((await storedSession(page))['aplyNo'])
}

/** Waits until the stored session names no one who has been verified. */
export async function expectNobodyVerified(page: Page): Promise<void> {
  await expect.poll(async () => (await storedSession(page))['onslfCert'] ?? '').toBe('')
}

/** Fails when the stored session has a business number. */
export async function expectNoBusinessIn(page: Page): Promise<void> {
  const { brNo = '', aplyNo = '' } = await storedSession(page)
  expect({ brNo, aplyNo }).toEqual({ brNo: '', aplyNo: '' })
}

export type Applicant = { applicationNumber: string; businessNumber: string; token: string }

/**
 * Signs the browser in as the applicant of a seeded application, as if the person had been through the steps before:
 * the cookies at once, the session with the first document of the tab.
 */
export async function signIn(
  page: Page,
  { url }: Pick<Site, 'url'>,
  scenario = '대상선정',
): Promise<Applicant> {
  const response = await page.context().request.post(`${url}/sandbox/api/seed`, { data: { scenario } })
  const seeded = (await response.json()) as { aplyNo: string; brno: string; ci: string; token: string }
  const { aplyNo, brno: brNo, ci: onslfCert, token } = seeded
  const filed = { brNo, aplyNo, aplyType: '일반', mngFrGb: '1', pageSeparation: 1 }
  await startWith(page, { schemaVersion: 1, ...filed, onslfCert, token })
  return { applicationNumber: aplyNo, businessNumber: brNo, token }
}

/** Makes the tab start with this session. */
export async function startWith(page: Page, session: StoredSession): Promise<void> {
  await page.addInitScript(stored => {
    // Firefox also runs this in the empty page before the first document, which has no storage.
    if (window.origin === 'null') return
    if (sessionStorage.getItem('e2e_started')) return
    sessionStorage.setItem('e2e_started', 'yes')
    sessionStorage.setItem('sbiz_session', JSON.stringify(stored))
  }, session)
}

/** Fails when the tab stores a session. */
export async function expectNoSession(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sbiz_session'))).toBeNull()
}

/** Returns whether the browser has the readable marker of a signed-in person. */
export async function hasAuthMarker(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name === 'sbiz_auth_on')
}
