/**
 * Returns the address for another try after so many failures, or the address itself before the first. The old one may
 * be occupied by a request that never ends, or by a damaged file that the browser keeps as immutable.
 */
export function retryAddress(url: string, failures: number): string {
  return failures > 0 ? `${url}?retry=${failures}` : url
}
