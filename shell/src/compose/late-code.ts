/**
 * Loads the part of the shell that home does without: federation, single-spa, and all calls. A file that does not arrive
 * is requested once more under another address. Rejects if it still does not load; the next call tries again.
 */
export async function lateCode() {
  return load().catch(load)
}

// The document names the file by this name, so that pages of areas request it at once.
const load = () => import(/* webpackChunkName: "compose" */ './compose.ts')
