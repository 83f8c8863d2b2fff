import { observed, type Histogram } from 'server-kit'
import type { ObjectStore } from '../objects/object-store.ts'

/** Returns the same store, whose operations are counted and are spans of their requests. Paths are in neither. */
export function watchedObjects(objects: ObjectStore, durations: Histogram): ObjectStore {
  const watch =
    <Arguments extends unknown[], Result>(
      operation: string,
      work: (...given: Arguments) => Promise<Result>,
    ) =>
    (...given: Arguments): Promise<Result> =>
      observed(durations, { operation }, { name: `file ${operation}`, attributes: {} }, () => work(...given))
  return {
    putObject: watch('put', objects.putObject),
    headObject: watch('head', objects.headObject),
    getObject: watch('get', objects.getObject),
    copyObject: watch('copy', objects.copyObject),
    deleteObject: watch('delete', objects.deleteObject),
    signPut: objects.signPut,
    signGet: objects.signGet,
  }
}
