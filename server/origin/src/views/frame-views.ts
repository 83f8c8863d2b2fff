import { hash } from 'node:crypto'
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

type Named = NonNullable<ShellFacts['firstView']>

/** Draws frames of pages by the shell's own program, one after the other. The time in the line does not count. */
export class FrameViews {
  readonly #cache: FileCache
  readonly #shellDir: string
  readonly #limitMs: number
  #last: Promise<unknown> = Promise.resolve()

  constructor(cache: FileCache, shellDir: string, limitMs = 2_000) {
    this.#cache = cache
    this.#shellDir = shellDir
    this.#limitMs = limitMs
  }

  /**
   * Returns the HTML inside `#frame`. Throws `ViewFailed` if the program is not the one that the shell names, or draws for
   * too long; rejects with its error if it fails.
   */
  of(program: Named, page: Drawn): Promise<string> {
    const drawn = this.#last.then(() => this.#draw(program, page))
    this.#last = drawn.catch(() => undefined)
    return drawn
  }

  async #draw(program: Named, page: Drawn): Promise<string> {
    const { renderFirstView } = await this.#load(program)
    const limit = Promise.withResolvers<never>()
    const late = new ViewFailed(`not drawn after ${this.#limitMs} ms`)
    const timer = setTimeout(() => limit.reject(late), this.#limitMs)
    const frame = await Promise.race([renderFirstView(page), limit.promise]).finally(() =>
      clearTimeout(timer),
    )
    if (HIDDEN.test(frame)) throw new ViewFailed('a part of it would need a script to be shown')
    return frame
  }

  async #load({ file, sha256 }: Named): Promise<Program> {
    const content = await this.#cache.find(this.#shellDir, file)
    if (!content) throw new ViewFailed(`${file} of the shell is missing`)
    if (hash('sha256', content.bytes) !== sha256)
      throw new ViewFailed(`${file} of the shell is not what its shell.json names`)
    return import(/* webpackIgnore: true */ pathToFileURL(join(this.#shellDir, file)).href)
  }
}
