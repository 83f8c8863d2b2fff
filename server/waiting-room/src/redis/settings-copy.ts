import type { Documents } from '../documents/documents.ts'
import type { LineReport, LineSettings } from '../line/lines.ts'

const NAME = 'settings'
/** The documents that are put back. Others are public records of draws. */
const LISTS = 'lists'

type Copied = Readonly<Record<string, LineSettings>>

/** A copy of settings and lists outside Redis, which may be emptied. A failing disk loses the copy alone. */
export class SettingsCopy {
  readonly #documents: Documents
  readonly #onFailure: (error: unknown) => void

  constructor(documents: Documents, onFailure: (error: unknown) => void) {
    this.#documents = documents
    this.#onFailure = onFailure
  }

  async keep(reports: ReadonlyMap<string, LineReport>): Promise<void> {
    const settings = Object.fromEntries([...reports].map(([action, report]) => [action, report.settings]))
    await this.#replace(NAME, JSON.stringify(settings))
  }

  async keepDocument(name: string, text: string | null): Promise<void> {
    if (name === LISTS && text !== null) await this.#replace(name, text)
  }

  /** Returns the settings of all lines as they were last; empty before the first report, and if the copy cannot be read. */
  async settings(): Promise<Copied> {
    try {
      return JSON.parse((await this.#documents.read(NAME)) ?? '{}') as Copied
    } catch (error) {
      this.#onFailure(error)
      return {}
    }
  }

  /** Returns the lists as they were last, by the name of their document. */
  async lists(): Promise<{ name: string; text: string | null }> {
    return { name: LISTS, text: await this.#documents.read(LISTS) }
  }

  async #replace(name: string, text: string): Promise<void> {
    try {
      const before = await this.#documents.read(name)
      if (before !== text) await this.#documents.replace(name, before, text)
    } catch (error) {
      this.#onFailure(error)
    }
  }
}
