const LOCK = 'sbiz_browser_session'

/** Runs work while no other tab runs it. Without Web Locks, or without https, it runs at once. */
export function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
}
