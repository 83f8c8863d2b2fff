import { join } from 'node:path'
import { writeText } from 'release-store/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperations, type TestOperations } from './testing/test-operations.ts'

/** Long enough to be worth compressing. */
const SCRIPT = 'main()\n'.repeat(100)

let operations: TestOperations
beforeAll(async () => {
  operations = await startTestOperations()
  await writeText(join(operations.folder, 'console/index.html'), '<!doctype html>')
  await writeText(join(operations.folder, 'console/assets/main.0a1b2c3d4e.js'), SCRIPT)
  await writeText(join(operations.folder, 'secret.js'), 'secret()')
})
afterAll(() => operations.stop())

const get = (path: string) => fetch(operations.address + path, { redirect: 'manual' })

it('the console is there without the token, under a policy that runs its own files alone', async () => {
  const page = await get('/ops/')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect((await get('/ops')).headers.get('location')).toBe('/ops/')
})

it('its files are kept for ever, and compressed', async () => {
  const script = await get('/ops/assets/main.0a1b2c3d4e.js')
  expect(await script.text()).toBe(SCRIPT)
  expect(script.headers.get('content-encoding')).toBe('gzip')
  expect(script.headers.get('cache-control')).toContain('immutable')
})

it.each(['/ops/assets/gone.js', '/ops/assets/..%2f..%2fsecret.js', '/ops/index.html'])(
  '%s is no file of it',
  async path => expect((await get(path)).status).toBe(404),
)
