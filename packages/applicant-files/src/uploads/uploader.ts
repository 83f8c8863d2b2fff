import { chooseFiles, isEmptyFile, type ChosenFiles } from 'domain-rules/file'
import type { Prepared } from '../prepare/prepare-file.ts'
import { carry, type Way } from './carry.ts'
import { nextToGo, type StoredFile, type Upload, type UploadList, type UploadState } from './upload-list.ts'
import type { RememberedFile, UploadMemory } from './upload-memory.ts'
import { createUploadStore, type UploadStore } from './upload-store.ts'

export type UploaderPorts = Way & {
  /** Checks a chosen file. Shrinks one that is too large if possible. */
  inspect: (file: File, signal: AbortSignal) => Promise<Prepared>
  memory: UploadMemory
  newId: () => string
}

/** The result of an upload. `stored` is in the order of the list. */
export type UploadOutcome = {
  stored: StoredFile[]
  /** Files without content, here or in the store (FILE-21). */
  empty: Upload[]
  /** The files that were not stored: the person tries again or removes them. */
  unsent: Upload[]
}

/** The files of one field, from the choice to the store. Begins with the files that its memory holds. */
export class Uploader {
  readonly #ports: UploaderPorts
  readonly #store: UploadStore
  /** Ends the inspection or the transfer of a file, by its id. */
  readonly #running = new Map<string, AbortController>()
  readonly #inspections = new Set<Promise<unknown>>()
  // An unexpected error rejects the next upload. If there is none, the page reports it.
  readonly #crash = Promise.withResolvers<never>()

  constructor(ports: UploaderPorts) {
    const { connection, memory, newId } = ports
    this.#ports = ports
    this.#store = createUploadStore({ memory, newId, isOnline: connection.isOnline() })
    this.#store.subscribe(() => this.#startTransfers())
  }

  readonly list = (): UploadList => this.#store.list()
  /** Files that were chosen before a reload and had not arrived: the person has to choose them again. */
  readonly missing = (): readonly RememberedFile[] => this.#store.missing()
  readonly subscribe = (onChange: () => void) => this.#store.subscribe(onChange)

  /** Adds chosen files. Returns how many were left out, as duplicates and above the limit (FILE-12). */
  add(chosen: readonly File[], limit: number): Pick<ChosenFiles<Upload>, 'duplicates' | 'extra'> {
    const present = this.list().files
    const choice = chooseFiles<Upload>(
      present,
      chosen.map(file => newUpload(this.#ports.newId(), file)),
      limit,
      ({ state }) => state.kind !== 'refused' && state.kind !== 'empty',
    )
    const added = choice.files.slice(present.length)
    this.#store.apply({ kind: 'added', files: added })
    for (const file of added)
      if (file.content && file.state.kind === 'inspecting') this.#inspect(file, file.content)
    return choice
  }

  readonly remove = (id: string): void => {
    this.#end(id)
    this.#store.apply({ kind: 'removed', id })
  }

  readonly retry = (id: string): void => this.#store.apply({ kind: 'retried', id })

  /** Sends all files that have not arrived, three at once, until none is on its way. @throws unnamed errors */
  async upload(): Promise<UploadOutcome> {
    await Promise.all(this.#inspections)
    this.#store.apply({ kind: 'started' })
    await Promise.race([this.#crash.promise, this.#store.whenIdle()])
    return outcomeOf(this.list())
  }

  /** Ends all transfers. The files stay chosen. */
  stop(): void {
    for (const { id, state } of this.list().files) if (state.kind !== 'inspecting') this.#end(id)
    this.#store.apply({ kind: 'stopped' })
  }

  /** Drops all files and ends their transfers: they were submitted, or the person has left the form. */
  clear(): void {
    for (const id of this.#running.keys()) this.#end(id)
    this.#store.clear()
  }

  /** Follows the connection until the returned function is called, which also stops the transfers. */
  open(): () => void {
    const { connection } = this.#ports
    const changeLine = () => this.#store.apply({ kind: 'lineChanged', isOnline: connection.isOnline() })
    const close = connection.subscribe(changeLine)
    changeLine()
    return () => {
      close()
      this.stop()
    }
  }

  #startTransfers(): void {
    for (let [next] = nextToGo(this.list()); next; [next] = nextToGo(this.list())) this.#transfer(next)
  }

  #transfer(file: Upload): void {
    const signal = this.#begin(file.id)
    // Starts in a later task: by then all files that may start now have taken their places, in order.
    Promise.resolve()
      .then(() => carry(file, { way: this.#ports, signal, apply: this.#store.apply }))
      .catch(this.#crash.reject)
    const to: UploadState = { kind: file.stored ? 'checking' : 'preparing' }
    this.#store.apply({ kind: 'moved', id: file.id, to })
  }

  #inspect({ id }: Upload, content: File): void {
    const signal = this.#begin(id)
    const inspection = this.#inspected(id, content, signal)
      .catch((error: unknown) => signal.aborted || this.#crash.reject(error))
      .finally(() => this.#inspections.delete(inspection))
    this.#inspections.add(inspection)
  }

  async #inspected(id: string, content: File, signal: AbortSignal): Promise<void> {
    const result = await this.#ports.inspect(content, signal)
    if (result.ok) this.#store.apply({ kind: 'inspected', id, content: result.file })
    else this.#store.apply({ kind: 'moved', id, to: { kind: 'refused', reason: result.reason } })
  }

  #begin(id: string): AbortSignal {
    const running = new AbortController()
    this.#running.set(id, running)
    return running.signal
  }

  #end(id: string): void {
    this.#running.get(id)?.abort()
    this.#running.delete(id)
  }
}

function newUpload(id: string, content: File): Upload {
  const { name, size } = content
  const state: UploadState = isEmptyFile(content) ? { kind: 'empty' } : { kind: 'inspecting' }
  return { id, name, size, content, state, stored: null, breaks: 0 }
}

function outcomeOf({ files }: UploadList): UploadOutcome {
  const arrived = files.filter(({ state }) => state.kind === 'done')
  const empty = files.filter(({ state }) => state.kind === 'empty')
  return {
    stored: arrived.flatMap(({ stored }) => stored ?? []),
    empty,
    unsent: files.filter(file => !arrived.includes(file) && !empty.includes(file)),
  }
}
