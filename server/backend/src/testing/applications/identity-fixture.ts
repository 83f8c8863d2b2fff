import { testPerson, type TestPerson } from '../../sandbox/catalogue/persons.ts'
import { openBrowser, type TestResponse, type TestBrowser } from '../browsers/test-browser.ts'

const AUTH = '/api/v1/auth'

/** The provider's id of a running verification: mtxId, certNum or requestId. */
export type Named = Record<string, string>

/** Returns the test person of this short name. Throws if there is none. */
export function knownPerson(key: string): TestPerson {
  const person = testPerson(key)
  if (!person) throw new Error(`There is no test person ${key}.`)
  return person
}

/** Registers a business and returns the number of its draft. */
export async function openDraft(address: string, brNo: string): Promise<string> {
  const response = await openBrowser(address).post('/api/v1/business/first/register', { brNo })
  return textAt(response.body, 'result', 'aplyNo')
}

/** The five methods, as a browser begins them. */
export const begin = {
  simple: (browser: TestBrowser, asked: object) => beginWith(browser, 'integration/request', asked, 'mtxId'),
  financial: (browser: TestBrowser, asked: object) =>
    beginWith(browser, 'integration/kftc/request', asked, 'mtxId'),
  joint: (browser: TestBrowser, asked: object) => beginWith(browser, 'kmc/request', asked, 'certNum'),
  phone: (browser: TestBrowser, { aplyNo }: { aplyNo: string }) =>
    openWindow(browser, `popup?aplyNo=${aplyNo}`),
  ipin: (browser: TestBrowser, { aplyNo }: { aplyNo: string }) =>
    openWindow(browser, `popup?aplyNo=${aplyNo}&method=ipin`),
}

export const methods = ['simple', 'financial', 'joint', 'phone', 'ipin'] as const

/** Ends a verification as the provider does. */
export function finish(
  address: string,
  named: Named,
  person: TestPerson | null,
  outcome: string,
): Promise<TestResponse> {
  const ending = { ...named, personId: person?.personId, outcome }
  return openBrowser(address).post('/sandbox/api/identity/complete', ending)
}

/** Returns the text at the end of a path into a response. */
export function textAt(body: unknown, ...path: string[]): string {
  const found = path.reduce<unknown>((value, key) => Object(value)[key], body)
  if (typeof found !== 'string') throw new Error(`There is no ${path.join('.')} in ${JSON.stringify(body)}`)
  return found
}

async function beginWith(browser: TestBrowser, path: string, asked: object, name: string): Promise<Named> {
  const { body } = await browser.post(`${AUTH}/${path}`, asked)
  return { [name]: textAt(body, 'data', name) }
}

async function openWindow(browser: TestBrowser, address: string): Promise<Named> {
  const { text } = await browser.get(`${AUTH}/lib/nice/${address}`)
  const [, requestId] = /name="requestId" value="([^"]+)"/.exec(text) ?? []
  if (!requestId) throw new Error(`There is no request in ${text}`)
  return { requestId }
}
