import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Registry } from 'release-format'
import type { ShellFacts } from 'release-store/gate'
import type { FileCache } from 'server-kit'

/** A page that the shell draws. `area` is the element of its area. */
type Drawn = { path: string; siteConfig: unknown; registry: Registry; area?: string }

/** The program that the build of the shell writes for the origin. */
type Program = { renderFirstView: (page: Drawn) => Promise<string> }

/** The first view of a page cannot be shown. */
export class ViewFailed extends Error {
  override readonly name = 'ViewFailed'
}

/** React writes a part that is large or late behind these. */
const HIDDEN = /<(?:script|template)\b/

type Needed = { cache: FileCache; shellDir: string; limitMs?: number }

/** Draws frames of pages by the shell's own program, one after the other. The time in the line does not count. */
export class FrameViews {
  readonly #needed: Needed
  readonly #programs = new Map<string, Promise<Program>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(needed: Needed) {
    this.#needed = needed
  }

  /**
   * Returns the HTML inside `#frame`. Throws `ViewFailed` if the program is not the one that the shell names, or draws for
   * too long; rejects with its error if it fails.
   */
  of(program: NonNullable<ShellFacts['firstView']>, page: Drawn): Promise<string> {
    const drawn = this.#last.then(() => this.#draw(program, page))
    this.#last = drawn.catch(() => undefined)
    return drawn
  }

  async #draw(program: NonNullable<ShellFacts['firstView']>, page: Drawn): Promise<string> {
    const { limitMs = 2_000 } = this.#needed
    const { renderFirstView } = await this.#program(program)
    const limit = Promise.withResolvers<never>()
    const timer = setTimeout(() => limit.reject(new ViewFailed(`not drawn after ${limitMs} ms`)), limitMs)
    try {
      const frame = await Promise.race([renderFirstView(page), limit.promise])
      if (HIDDEN.test(frame)) throw new ViewFailed('a part of it would need a script to be shown')
      return frame
    } finally {
      clearTimeout(timer)
    }
  }

  #program(named: { file: string; sha256: string }): Promise<Program> {
    const known = this.#programs.get(named.sha256)
    if (known) return known
    const loaded = this.#load(named)
    this.#programs.clear()
    this.#programs.set(named.sha256, loaded)
    return loaded
  }

  async #load({ file, sha256 }: { file: string; sha256: string }): Promise<Program> {
    const { cache, shellDir } = this.#needed
    const content = await cache.find(shellDir, file)
    if (!content) throw new ViewFailed(`${file} of the shell is missing`)
    const found = createHash('sha256').update(content.bytes).digest('hex')
    if (found !== sha256) throw new ViewFailed(`${file} of the shell is not what its shell.json names`)
    return import(/* webpackIgnore: true */ pathToFileURL(join(shellDir, file)).href)
  }
}
