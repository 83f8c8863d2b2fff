import { RequestRefused, Unreachable, UploadFailed } from 'api-client/errors'
import { FILE_NOT_FOUND } from 'api-client/files'
import type { KeyValueStorage } from 'shared-session/storage'
import { memoryStorage } from 'shared-session/testing'
import type { StoredFile } from '../uploads/upload-list.ts'
import { uploadMemory } from '../uploads/upload-memory.ts'
import { Uploader, type UploaderPorts } from '../uploads/uploader.ts'

/** A transfer to the store, which the test lets arrive or fail. */
export type Sending = {
  name: string
  signal: AbortSignal
  progress: (sent: number) => void
  arrive: () => void
  fail: (error: unknown) => void
}

export const broken = () => new UploadFailed('/path', 'broken', { cause: new Unreachable('/path') })
export const notFound = () =>
  new RequestRefused('/path', { status: 404, errorCode: FILE_NOT_FOUND, message: '없음' })

/** The surroundings of an uploader, controlled by the test. */
export function fakeWay(over: Partial<UploaderPorts> = {}, storage: KeyValueStorage = memoryStorage()) {
  const sendings: Sending[] = []
  const checked: string[] = []
  const pauses: number[] = []
  const line = { isOnline: true, interruptions: 0, onChange: () => {} }
  let id = 0

  const ports: UploaderPorts = {
    inspect: async file => ({ ok: true, file }),
    prepare: async file => ({ ok: true, file }),
    send: ({ name, size }, { onProgress, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<StoredFile>()
      signal.addEventListener('abort', () => reject(signal.reason))
      sendings.push({
        name,
        signal,
        progress: onProgress,
        arrive: () => resolve(storedFile(name, size)),
        fail: reject,
      })
      return promise
    },
    sizeOf: async filePath => {
      checked.push(filePath)
      return Number(filePath.split('/').at(-1))
    },
    connection: {
      isOnline: () => line.isOnline,
      interruptions: () => line.interruptions,
      subscribe: onChange => {
        line.onChange = onChange
        return () => void (line.onChange = () => {})
      },
    },
    wait: async ms => void pauses.push(ms),
    memory: uploadMemory(storage, 'uploads', 'A-1'),
    newId: () => `file-${++id}`,
    ...over,
  }

  return {
    uploader: new Uploader(ports),
    sendings,
    checked,
    pauses,
    storage,
    goOffline: () => changeLine(false),
    goOnline: () => changeLine(true),
    putPageAside: () => (line.interruptions += 1),
  }

  function changeLine(isOnline: boolean) {
    line.interruptions += 1
    line.isOnline = isOnline
    line.onChange()
  }
}

/** A file whose path ends with its size, which the fake store reads there. */
export function storedFile(name: string, size: number): StoredFile {
  return {
    filePath: `receipt/${name}/${size}`,
    savedName: name,
    originalName: name,
    size,
    mimeType: 'image/png',
  }
}

/** Files of the given sizes, by name. */
export function files(sizes: Record<string, number>): File[] {
  return Object.entries(sizes).map(([name, size]) => new File([new Uint8Array(size)], name))
}

/** Resolves when all pending work of this turn of the event loop has run. */
export function settled(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

/** The state of each file by its name. */
export function statesOf(uploader: Uploader): Record<string, string> {
  return Object.fromEntries(uploader.list().files.map(({ name, state }) => [name, state.kind]))
}

export function idOf(uploader: Uploader, name: string): string {
  return uploader.list().files.find(file => file.name === name)?.id ?? ''
}
