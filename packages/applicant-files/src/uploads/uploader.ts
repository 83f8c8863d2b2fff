import { chooseFiles, isEmptyFile, type ChosenFiles } from 'domain-rules/file'
import type { Prepared } from '../prepare/prepare-file.ts'
import { carry, type Way } from './carry.ts'
import { nextToGo, type StoredFile, type Upload, type UploadList, type UploadState } from './upload-list.ts'
import type { RememberedFile, UploadMemory } from './upload-memory.ts'
import { createUploadStore } from './upload-store.ts'

export type UploaderPorts = Way & {
  /** Judges a chosen file; one that is too large and can shrink comes back smaller. */
  inspect: (file: File, signal: AbortSignal) => Promise<Prepared>
  memory: UploadMemory
  newId: () => string
}

/** What has become of all files once none is on its way; the stored ones in the order of the list. */
export type UploadOutcome = {
  stored: StoredFile[]
  /** Without content, here or in the store (FILE-21). */
  empty: Upload[]
  /** Neither: to be tried again, or removed. */
  unsent: Upload[]
}

/** The files of one field, from the choice to the store. */
export type Uploader = {
  list: () => UploadList
  /** What was chosen before the page was loaded anew, and had not arrived: it must be chosen again. */
  missing: () => readonly RememberedFile[]
  subscribe: (onChange: () => void) => () => void
  /** Adds what was chosen; returns how many were left out as duplicates or as too many (FILE-12). */
  add: (files: readonly File[], limit: number) => Pick<ChosenFiles<Upload>, 'duplicates' | 'extra'>
  remove: (id: string) => void
  retry: (id: string) => void
  /**
   * Lets all that have not arrived go, three at once, and resolves when none is on its way any more.
   * @throws what no one expected
   */
  upload: () => Promise<UploadOutcome>
  /** Ends what is on its way; the files stay chosen. */
  stop: () => void
  /** Forgets all files: they have been submitted, or the person has left for good. */
  clear: () => void
  /** Follows the connection until the returned function is called, which stops the uploads too. */
  open: () => () => void
}

/** Makes an uploader that begins with what its memory holds. */
export function createUploader(ports: UploaderPorts): Uploader {
  const { connection, memory, newId } = ports
  const store = createUploadStore({ memory, newId, isOnline: connection.isOnline() })
  const trips = new Map<string, AbortController>()
  const inspections = new Set<Promise<unknown>>()
  // What no one expected rejects the next upload; where none is asked for, the page reports it.
  const crash = Promise.withResolvers<never>()

  store.subscribe(() => {
    for (let [next] = nextToGo(store.list()); next; [next] = nextToGo(store.list())) go(next)
  })

  function go(file: Upload): void {
    const trip = new AbortController()
    trips.set(file.id, trip)
    // It begins once all that may set out now have their place, in their order.
    Promise.resolve()
      .then(() => carry(file, { way: ports, signal: trip.signal, tell: store.tell }))
      .catch(crash.reject)
    store.tell({ kind: 'moved', id: file.id, to: { kind: file.stored ? 'checking' : 'preparing' } })
  }

  function inspect({ id }: Upload, content: File): void {
    const looking = new AbortController()
    trips.set(id, looking)
    const inspection = lookAt(id, content, looking.signal)
      .catch((error: unknown) => looking.signal.aborted || crash.reject(error))
      .finally(() => inspections.delete(inspection))
    inspections.add(inspection)
  }

  async function lookAt(id: string, content: File, signal: AbortSignal): Promise<void> {
    const result = await ports.inspect(content, signal)
    if (result.ok) store.tell({ kind: 'inspected', id, content: result.file })
    else store.tell({ kind: 'moved', id, to: { kind: 'refused', reason: result.reason } })
  }

  function end(id: string): void {
    trips.get(id)?.abort()
    trips.delete(id)
  }

  function stop(): void {
    for (const { id, state } of store.list().files) if (state.kind !== 'inspecting') end(id)
    store.tell({ kind: 'stopped' })
  }

  return {
    list: store.list,
    missing: store.missing,
    subscribe: store.subscribe,
    add(files, limit) {
      const present = store.list().files
      const choice = chooseFiles<Upload>(present, files.map(newUpload), limit)
      const added = choice.files.slice(present.length)
      store.tell({ kind: 'added', files: added })
      for (const file of added)
        if (file.content && file.state.kind === 'inspecting') inspect(file, file.content)
      return choice
    },
    remove(id) {
      end(id)
      store.tell({ kind: 'removed', id })
    },
    retry: id => store.tell({ kind: 'retried', id }),
    async upload() {
      await Promise.all(inspections)
      store.tell({ kind: 'started' })
      await Promise.race([store.whenIdle(), crash.promise])
      return outcomeOf(store.list())
    },
    stop,
    clear() {
      for (const id of trips.keys()) end(id)
      store.clear()
    },
    open() {
      const changeLine = () => store.tell({ kind: 'lineChanged', isOnline: connection.isOnline() })
      const close = connection.subscribe(changeLine)
      changeLine()
      return () => {
        close()
        stop()
      }
    },
  }

  function newUpload(content: File): Upload {
    const { name, size } = content
    const state: UploadState = isEmptyFile(content) ? { kind: 'empty' } : { kind: 'inspecting' }
    return { id: newId(), name, size, content, state, stored: null, breaks: 0 }
  }
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
