const LOCK = 'sbiz_browser_session'

/** Does what no other tab may do meanwhile. A browser without Web Locks, or without https, does it at once. */
export function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
}
