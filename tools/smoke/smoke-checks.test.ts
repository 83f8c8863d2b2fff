import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { emptyRegistry } from 'release-format'
import { expect, it, onTestFinished } from 'vitest'
import { failuresOf } from './smoke-checks.ts'

const remote = {
  version: '1.0.0',
  entry: '/remotes/mfe-x/1.0.0/remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  slot: 'main',
  requires: {},
  routes: [],
}

const PAGE = '<script src="/assets/main.js"></script><script src="/assets/libraries.js"></script>'

/** Starts a site that responds with these texts, and with 404 elsewhere; returns the lines about it. */
async function linesAbout(texts: Readonly<Record<string, string>>): Promise<string[]> {
  const server = createServer(({ url = '' }, response) => {
    const text = texts[url.split('?')[0] ?? '']
    response.writeHead(text === undefined ? 404 : 200).end(text)
  }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const lines: string[] = []
  const { port } = server.address() as AddressInfo
  const failures = await failuresOf(`http://localhost:${port}`, line => void lines.push(line))
  expect(lines.filter(line => line.startsWith('failed'))).toHaveLength(failures)
  return lines
}

it('each thing that a visitor needs has a line, with the reason where it fails', async () => {
  const registry = { ...emptyRegistry(new Date(0)), remotes: { 'mfe-x': remote } }
  const lines = await linesAbout({
    '/': PAGE,
    '/assets/main.js': '',
    '/assets/libraries.js': '',
    '/readyz': '{}',
    '/sandbox/': 'testers',
    '/registry.json': JSON.stringify(registry),
    [remote.entry]: 'another file',
  })
  expect(lines).toEqual([
    'ok      it is ready',
    'ok      the page and its scripts load',
    'failed  the styles load. /cdn/css/first-view.css has status 404, not 200.',
    `failed  every live release loads, unchanged. ${remote.entry} is another file than the registry names.`,
    'failed  a call is answered from the database. /api/v1/common/codes/groups/list has status 404, not 200.',
    'failed  the waiting room responds. /ts.wseq?opcode=5101&sid=smoke&aid=none has status 404, not 200.',
    'failed  the testers’ page is not there. /sandbox/ has status 200, not 404.',
  ])
})

it('a page fails that lacks any of its scripts', async () => {
  expect(await linesAbout({ '/': PAGE, '/assets/main.js': '' })).toContain(
    'failed  the page and its scripts load. /assets/libraries.js has status 404, not 200.',
  )
})
