import { startTestServer } from 'server-kit/testing'
import { expect, it, onTestFinished } from 'vitest'
import { sandboxTexts } from '../texts.ko.ts'
import { SANDBOX_PROVIDER } from './provider.ts'
import { serveWindow, type WindowSource } from './serve-window.ts'

async function openWindow(find: WindowSource['find']) {
  const source = { find, finish: async () => '/' }
  const { address, logged, stop } = await startTestServer([{ register: app => serveWindow(app, source) }])
  onTestFinished(stop)
  const response = await fetch(`${address}${SANDBOX_PROVIDER}?mtxId=7`)
  const type = response.headers.get('content-type')
  return { status: response.status, type, page: await response.text(), logged: logged.join('') }
}

it('a window that fails is a page with a sentence, and its cause is in the log', async () => {
  const failed = await openWindow(() => Promise.reject(new Error('the database is away')))
  expect([failed.status, failed.type]).toEqual([500, 'text/html; charset=utf-8'])
  expect(failed.page).toContain(sandboxTexts.identity.invalid)
  expect(failed.page).not.toContain('the database')
  expect(failed.logged).toContain('the database is away')
})

it('a window of an unknown verification is refused, which is no failure', async () => {
  const refused = await openWindow(async () => null)
  expect(refused.status).toBe(404)
  expect(refused.page).toContain(sandboxTexts.identity.gone)
  expect(refused.logged).not.toContain('request failed')
})
