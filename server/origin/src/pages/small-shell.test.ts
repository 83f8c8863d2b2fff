import { writeText } from 'release-store/testing'
import { startTestServer } from 'server-kit/testing'
import { expect, it, onTestFinished } from 'vitest'
import { createOrigin } from '../origin.ts'
import { originScene } from '../testing/origin-scene.ts'

const { file, settings } = originScene()
const DOCUMENT = '<title>x</title><meta name="description" content="x">'

/** Starts an origin without a sandbox, whose shell has these files alone. Returns the response to home, and the log. */
async function home(shell: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeText(file(`${shell}/${name}`), text)
  const config = { ...settings('no-releases'), sandbox: false, shellDir: file(shell) }
  const { address, stop, logged } = await startTestServer([await createOrigin(config)])
  onTestFinished(stop)
  return { response: await fetch(address), logged }
}

it('a page is revalidated, and not fetched anew, where nobody tests', async () => {
  const { response } = await home('small', { 'index.html': DOCUMENT, 'routes.json': '[]' })
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

it('a page is described by nothing where the shell has no descriptions', async () => {
  const { response } = await home('small', { 'index.html': DOCUMENT, 'routes.json': '[]' })
  expect(await response.text()).toContain('<meta name="description" content="">')
})

it('a shell without a file is named in the log', async () => {
  const { response, logged } = await home('half', { 'index.html': DOCUMENT })
  expect(response.status).toBe(500)
  expect(logged.join()).toContain(`There is no routes.json in ${file('half')}.`)
})
