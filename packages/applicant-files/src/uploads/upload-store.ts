import { after, isPending, type Upload, type UploadEvent, type UploadList } from './upload-list.ts'
import type { RememberedFile, UploadMemory } from './upload-memory.ts'

/** The list of one field's files. Changes are remembered in the tab. */
export type UploadStore = {
  list: () => UploadList
  missing: () => readonly RememberedFile[]
  apply: (event: UploadEvent) => void
  subscribe: (onChange: () => void) => () => void
  /** Resolves when no file waits and no transfer runs. */
  whenIdle: () => Promise<void>
  /** Removes all files, also those that a reload has lost. */
  clear: () => void
}

type Options = { memory: UploadMemory; isOnline: boolean; newId: () => string }

const REMEMBERED: readonly UploadEvent['kind'][] = ['added', 'removed', 'arrived', 'lost']

/** Creates a store that begins with the files that arrived before a reload. */
export function createUploadStore({ memory, isOnline, newId }: Options): UploadStore {
  const listeners = new Set<() => void>()
  const remembered = memory.read()
  let missing = remembered.filter(({ stored }) => stored === null)
  let list: UploadList = { files: remembered.flatMap(file => restored(file, newId)), isOnline }

  const store: UploadStore = {
    list: () => list,
    missing: () => missing,
    apply(event) {
      list = after(list, event)
      if (event.kind === 'added') missing = missing.filter(file => !event.files.some(isSameAs(file)))
      if (changesRemembered(event)) memory.write([...list.files.filter(isWorthKeeping), ...missing])
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    whenIdle: () =>
      new Promise(resolve => {
        const look = () => {
          if (list.files.some(isPending)) return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
      }),
    clear() {
      missing = []
      for (const { id } of list.files) store.apply({ kind: 'removed', id })
      memory.erase()
    },
  }
  return store
}

function changesRemembered(event: UploadEvent): boolean {
  return REMEMBERED.includes(event.kind) || (event.kind === 'moved' && !isWorthKeeping({ state: event.to }))
}

function isWorthKeeping({ state }: Pick<Upload, 'state'>): boolean {
  return state.kind !== 'refused' && state.kind !== 'empty'
}

function restored({ name, size, stored }: RememberedFile, newId: () => string): Upload[] {
  return stored
    ? [{ id: newId(), name, size, content: null, state: { kind: 'chosen' }, stored, breaks: 0 }]
    : []
}

function isSameAs(file: RememberedFile) {
  return (other: RememberedFile) =>
    file.size === other.size && file.name.normalize('NFC') === other.name.normalize('NFC')
}
