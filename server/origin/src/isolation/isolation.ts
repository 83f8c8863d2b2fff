import type { FastifyInstance, FastifyRequest } from 'fastify'
import { makeOverride } from 'release-store'
import {
  contentFrom,
  contentTypeOf,
  notFound,
  registerBuiltPage,
  serveCall,
  type Content,
  type FileCache,
} from 'server-kit'
import { readVersionCall } from '../calls.ts'
import { inlineScriptHashes } from '../pages/page.ts'
import type { Page } from '../pages/pages.ts'
import { siteOf } from '../pages/site-of.ts'

const PATH = '/sandbox/remote'
const MINUTES = 60

type Needed = {
  cache: FileCache
  /** The folder of the built testers' page. */
  folder: string
  dataDir: string
  /** Finds a file of the published releases by `<name>/<version>/<path>`. */
  find: (path: string) => Promise<Content | null>
}

/** Serves the testers' page at `/sandbox/remote/<name>`, which shows a single remote in a frame of the site. */
export class Isolation {
  readonly #needed: Needed

  constructor(needed: Needed) {
    this.#needed = needed
  }

  register(app: FastifyInstance): void {
    const { folder, dataDir, find } = this.#needed
    const document = 'isolation.html'
    registerBuiltPage(app, { path: PATH, document, at: ['/', '/:name'], folder, showsFrames: true })
    serveCall(app, readVersionCall, async ({ params, query, request, reply }) => {
      const { name: remote, version } = params
      const from = `${siteOf(request)}/remotes/${remote}/${version}/`
      const file = await find(`${remote}/${version}/release.json`)
      if (!file) return notFound(request, reply)
      const read = async (): Promise<unknown> => JSON.parse(file.bytes.toString('utf8'))
      const now = () => new Date(query.now ?? Date.now())
      return reply.send(await makeOverride({ dataDir, now, read }, { remote, from, minutes: MINUTES }))
    })
  }

  /**
   * Returns the script that a page in the frame of the testers' page runs first; null for every other request. Browsers
   * alone set this header, which no page can.
   */
  async scriptFor({ headers }: FastifyRequest): Promise<string | null> {
    const isFramed = headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin'
    if (!isFramed) return null
    const script = await this.#needed.cache.find(this.#needed.folder, 'assets/isolated.js')
    return script?.bytes.toString('utf8') ?? null
  }
}

/** Returns the page with a script before all others. Pages of its own origin may show it in a frame. */
export function inFrame({ content, headers, isKnown }: Page, script: string): Page {
  const element = `<script>${script.replaceAll('</script', '<\\/script')}</script>`
  const html = content.bytes.toString('utf8').replace('<head>', head => head + element)
  const policy = headers['content-security-policy'] ?? ''
  const framed = policy
    .replace("script-src 'self'", ["script-src 'self'", ...inlineScriptHashes(element)].join(' '))
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  return {
    content: contentFrom(Buffer.from(html), contentTypeOf('index.html')),
    headers: { ...headers, 'content-security-policy': framed, 'x-frame-options': 'SAMEORIGIN' },
    isKnown,
  }
}
