/**
 * Works on all items, at most `limit` at a time; the results keep the order. After a failure no item is begun, and
 * running ones are awaited. Then the first failure is thrown.
 */
export async function inParallel<T, R>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = [...items.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, item] = next
      results[index] = await work(item).catch((error: unknown) => {
        queue.length = 0
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: limit }, worker))
  const failure = ends.find(end => end.status === 'rejected')
  if (failure) throw failure.reason
  return results
}
