import { expect, type Page } from '@playwright/test'

type StoredSession = Record<string, unknown>

/** The session of this tab as it is stored, under the specification's names; empty when there is none. */
async function storedSession(page: Page): Promise<StoredSession> {
  const text = await page.evaluate(() => sessionStorage.getItem('sbiz_session'))
  return text === null ? {} : (JSON.parse(text) as StoredSession)
}

/** Waits until the stored session holds these values. */
export async function expectSession(page: Page, expected: StoredSession): Promise<void> {
  await expect.poll(() => storedSession(page)).toMatchObject(expected)
}

/** Waits for the application number and gives it. */
export async function applicationNumberIn(page: Page): Promise<string> {
  await expectSession(page, { aplyNo: expect.stringMatching(/^2025\d{10}$/) })
  return String((await storedSession(page))['aplyNo'])
}

/** Fails when any business number has found its way into the stored session. */
export async function expectNoBusinessIn(page: Page): Promise<void> {
  const { brNo = '', aplyNo = '' } = await storedSession(page)
  expect({ brNo, aplyNo }).toEqual({ brNo: '', aplyNo: '' })
}

/** Gives every document of the page what the guard asks for, as if the person had been through the steps before. */
export async function admitEverywhere(page: Page, siteUrl: string): Promise<void> {
  await authenticate(page, siteUrl)
  await page.addInitScript(session => sessionStorage.setItem('sbiz_session', JSON.stringify(session)), {
    schemaVersion: 1,
    brNo: '1234567801',
    aplyNo: '20250000000001',
    aplyType: '신속',
    mngFrGb: '1',
    onslfCert: 'ci',
  })
}

/** Sets the readable half of the cookie by which the page knows that somebody is authenticated. */
export function authenticate(page: Page, siteUrl: string): Promise<void> {
  return page.context().addCookies([{ name: 'sbiz_auth_on', value: '1', url: siteUrl }])
}
