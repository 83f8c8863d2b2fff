import { paths } from './paths.ts'

const POPUP_PAGES: readonly string[] = [paths.kmcResult, paths.integrationResult]

/**
 * Whether `path` is that of a popup-result page of the identity verification, on which a provider's window ends.
 * The joint certificate may write its two values into the path instead of the query (IDENT-58).
 */
export function isIdentityPopup(path: string): boolean {
  return POPUP_PAGES.some(page => path === page || path.startsWith(`${page}/`))
}
