/** Returns a promise that may be rejected while no one awaits it. */
export function pending<T>(): PromiseWithResolvers<T> {
  const resolvers = Promise.withResolvers<T>()
  resolvers.promise.catch(() => undefined)
  return resolvers
}
