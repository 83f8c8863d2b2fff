import { EventEmitter } from 'node:events'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { Observer } from './observer.ts'

const SITE = 'http://site.example'
const FOLDER = `${SITE}/remotes/mfe-hello/1.0.0/`
const noCopies = { evaluate: async () => ['19.3.1'] } as unknown as Page

let page: EventEmitter
let observer: Observer

beforeEach(() => {
  page = new EventEmitter()
  observer = new Observer({ name: 'mfe-hello', version: '1.0.0' }, page as unknown as Page, 0)
})

const rules = async (at = noCopies) => (await observer.faults(at)).map(({ rule }) => rule)

function write(text: string, type = 'error', url = `${SITE}/assets/main.js`): void {
  page.emit('console', { type: () => type, text: () => text, location: () => ({ url }) })
}

function report(...kinds: string[]): void {
  const beacons = kinds.map(kind => ({ remote: 'mfe-hello', version: '1.0.0', kind }))
  page.emit('request', request(`${SITE}/trial`, JSON.stringify(beacons)))
}

function request(url: string, postData: string | null = null) {
  return { url: () => url, postData: () => postData, failure: () => ({ errorText: 'net::ERR_FAILED' }) }
}

function answer(url: string, status: number): void {
  page.emit('response', { ok: () => status < 400, status: () => status, request: () => request(url) })
}

describe('a page is in order', () => {
  it('if nothing is written, and its files are answered', async () => {
    answer(`${FOLDER}remoteEntry.js`, 200)
    report('loaded', 'render-time')
    expect(await rules()).toEqual([])
  })

  it('with warnings, and with errors about calls of the backend that is not there', async () => {
    write('careful', 'warning')
    write('Failed to load resource', 'error', `${SITE}/api/result`)
    answer(`${SITE}/api/result`, 503)
    expect(await rules()).toEqual([])
  })

  it('if a file is given up because the page is left', async () => {
    const given = { ...request(`${FOLDER}a.js`), failure: () => ({ errorText: 'net::ERR_ABORTED' }) }
    page.emit('requestfailed', given)
    expect(await rules()).toEqual([])
  })
})

describe('a fault is', () => {
  it.each([
    ['console', () => write('out of order')],
    ['console', () => page.emit('pageerror', new Error('not caught'))],
    ['files', () => answer(`${FOLDER}assets/a.css`, 404)],
    ['files', () => page.emit('requestfailed', request(`${FOLDER}assets/a.js`))],
    ['lifecycles', () => report('loaded', 'crash')],
  ])('of the rule %s', async (rule, happens) => {
    happens()
    expect(await rules()).toEqual([rule])
  })

  it('the failure that the page reports a moment after the words in the console', async () => {
    const patient = new Observer({ name: 'mfe-hello', version: '1.0.0' }, page as unknown as Page, 60_000)
    write('no effect')
    const later = { evaluate: async () => report('mount') } as unknown as Page
    expect(await patient.faults(later)).toMatchObject([
      { rule: 'lifecycles', candidate: 'fails: mount (no effect).' },
    ])
  })

  it('a second React DOM', async () => {
    const copies = { evaluate: async () => ['19.3.1', '18.3.1'] } as unknown as Page
    expect(await rules(copies)).toEqual(['one copy'])
  })

  it('named by its reason: the missing file before the failure, and that before the console', async () => {
    write('mfe-hello 1.0.0: load')
    report('load')
    expect(await observer.faults(noCopies)).toMatchObject([
      { rule: 'lifecycles', candidate: 'fails: load (mfe-hello 1.0.0: load).' },
    ])
    answer(`${FOLDER}assets/a.js`, 404)
    expect(await rules()).toEqual(['files'])
  })
})

it('is busy until each request has its response, but for the connection that stays open', () => {
  page.emit('request', request(`${SITE}/registry/events`))
  expect(observer.isBusy).toBe(false)
  const [one, other] = [request(`${FOLDER}a.js`), request(`${FOLDER}b.js`)]
  page.emit('request', one)
  page.emit('request', other)
  page.emit('requestfinished', one)
  expect(observer.isBusy).toBe(true)
  page.emit('requestfailed', other)
  expect(observer.isBusy).toBe(false)
})
