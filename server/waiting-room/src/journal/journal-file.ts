import fs from 'node:fs'

const SYNC_EVERY_MS = 100
const TRY_AGAIN_AFTER_MS = 1_000

type Disk = Pick<typeof fs, 'openSync' | 'writeSync' | 'fsyncSync' | 'fdatasync' | 'renameSync' | 'closeSync'>

type Options = {
  path: string
  /** Returns the shortest text with the same content, which replaces a file that has grown long. */
  wholeText: () => string
  /** The file may be this much longer than twice the shortest text. */
  largestBytes: number
  /** Called when writing begins to fail. It is tried again until it works. */
  onFailure: (error: unknown) => void
  disk?: Disk
}

/**
 * A file to which text is appended at once, and synced to the disk ten times a second. A file that has grown long is
 * replaced by a short one.
 */
export class JournalFile {
  readonly #options: Options
  readonly #disk: Disk
  /** The open file; undefined while writing fails. */
  #file: number | undefined
  #bytes = 0
  #largest = 0
  #isSyncing = false

  constructor(options: Options) {
    this.#options = options
    this.#disk = options.disk ?? fs
  }

  append(text: string): void {
    if (this.#file === undefined) return
    try {
      this.#bytes += this.#disk.writeSync(this.#file, text)
      if (this.#bytes > this.#largest) this.rewrite()
      else this.#syncSoon()
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Replaces the file by its shortest text. Throws if it cannot be written. */
  rewrite(): void {
    const { path, wholeText, largestBytes } = this.#options
    const draft = `${path}.draft`
    const fresh = this.#disk.openSync(draft, 'w', 0o600)
    try {
      const text = wholeText()
      this.#disk.writeSync(fresh, text)
      this.#disk.fsyncSync(fresh)
      this.#disk.renameSync(draft, path)
      this.#bytes = Buffer.byteLength(text)
      this.#largest = largestBytes + 2 * this.#bytes
    } catch (error) {
      this.#disk.closeSync(fresh)
      throw error
    }
    if (this.#file !== undefined) this.#disk.closeSync(this.#file)
    this.#file = fresh
  }

  #syncSoon(): void {
    if (this.#isSyncing) return
    this.#isSyncing = true
    const sync = () => {
      this.#isSyncing = false
      const synced = this.#file
      if (synced !== undefined)
        this.#disk.fdatasync(synced, error => error && this.#file === synced && this.#fail(error))
    }
    setTimeout(sync, SYNC_EVERY_MS).unref()
  }

  #fail(error: unknown): void {
    if (this.#file === undefined) return
    this.#disk.closeSync(this.#file)
    this.#file = undefined
    this.#options.onFailure(error)
    this.#tryAgainSoon()
  }

  #tryAgainSoon(): void {
    const tryAgain = () => {
      try {
        this.rewrite()
      } catch {
        this.#tryAgainSoon()
      }
    }
    setTimeout(tryAgain, TRY_AGAIN_AFTER_MS).unref()
  }
}
