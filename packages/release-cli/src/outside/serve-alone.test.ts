import http, { type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeText } from 'release-store/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { serveAlone } from './serve-alone.ts'

let folder: string
let address: string
let server: Server | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alone-'))
  const files = ['home/frame/index.html', 'home/frame/main.js', 'dist/remoteEntry.js', 'dist/assets/a.css']
  for (const file of [...files, 'dist/release.json', 'dist/a.bin', 'secret.js'])
    await writeText(join(folder, file), file)
  const createServer = vi.spyOn(http, 'createServer')
  syncBuiltinESMExports()
  address = await serveAlone({ home: join(folder, 'home'), folder: join(folder, 'dist') }, 0)
  server = createServer.mock.results[0]?.value
  createServer.mockRestore()
  syncBuiltinESMExports()
})
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await rm(folder, { recursive: true })
})

it.each([
  ['', 200, 'text/html; charset=utf-8', 'home/frame/index.html'],
  ['board/1?a=b.c', 200, 'text/html; charset=utf-8', 'home/frame/index.html'],
  ['main.js', 200, 'text/javascript', 'home/frame/main.js'],
  ['release.json', 200, 'application/json', 'dist/release.json'],
  ['remotes/mfe-x/1.0.0/remoteEntry.js', 200, 'text/javascript', 'dist/remoteEntry.js'],
  ['remotes/mfe-x/1.0.0/assets/a.css', 200, 'text/css', 'dist/assets/a.css'],
  ['remotes/mfe-x/1.0.0/a.bin', 200, 'application/octet-stream', 'dist/a.bin'],
  ['remotes/mfe-x/1.0.0/missing.js', 404, 'text/plain', ''],
  ['remotes/mfe-x/1.0.0/..%2fsecret.js', 404, 'text/plain', ''],
  ['remotes/mfe-x/1.0.0//secret.js', 404, 'text/plain', ''],
  ['site-config.json', 200, 'application/json', '{}'],
  ['cdn/fonts/a.woff2', 204, 'text/plain', ''],
  ['other.woff2', 404, 'text/plain', ''],
])('serves /%s with %i, as %s: %s', async (path, status, type, text) => {
  const response = await fetch(address + path)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe(text)
})

it('shows a build that has replaced it after a reload, to this machine alone', async () => {
  await writeText(join(folder, 'dist/remoteEntry.js'), 'built anew')
  const response = await fetch(`${address}remotes/mfe-x/1.0.0/remoteEntry.js`)
  expect(await response.text()).toBe('built anew')
  expect(server?.address()).toMatchObject({ address: '127.0.0.1' })
})
