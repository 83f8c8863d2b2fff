import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import type { AddressInfo } from 'node:net'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The folder of the package, and that of the build. */
type Places = { home: string; folder: string }

/**
 * Serves a build alone, in the frame of the package, to this machine. Returns the address. A build that replaces it is
 * shown after a reload.
 */
export async function serveAlone(places: Places, port: number): Promise<string> {
  const server = createServer(({ url = '/' }, response) => void respond(places, url, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

async function respond(places: Places, url: string, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost')
  const { status, type, bytes } = await found(places, pathname)
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(bytes)
}

/** Returns the file of an address; of an address without an ending the page itself. */
async function found(places: Places, pathname: string) {
  const file = fileOf(places, pathname)
  const bytes = file && (await readFile(file).catch(() => null))
  if (bytes) return { status: 200, type: TYPES[extname(file)] ?? 'application/octet-stream', bytes }
  // The defaults of the site.
  if (pathname === '/site-config.json') return { status: 200, type: 'application/json', bytes: '{}' }
  // The package has no fonts and images of the site.
  return { status: pathname.startsWith('/cdn/') ? 204 : 404, type: 'text/plain', bytes: '' }
}

function fileOf({ home, folder }: Places, pathname: string): string | null {
  const [, ofRelease] = /^\/remotes\/[^/]+\/[^/]+\/(.+)$/.exec(pathname) ?? []
  if (ofRelease) return inside(folder, ofRelease)
  if (pathname === '/release.json') return join(folder, 'release.json')
  return inside(join(home, 'frame'), extname(pathname) ? pathname : 'index.html')
}

function inside(folder: string, path: string): string | null {
  const file = resolve(folder, `./${path}`)
  return file.startsWith(folder + sep) ? file : null
}
