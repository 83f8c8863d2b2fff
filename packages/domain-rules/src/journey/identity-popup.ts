import { paths } from './paths.ts'

/** The popup-result pages of the identity verification, on which a provider's window ends. */
export const identityPopupPages: readonly string[] = [paths.kmcResult, paths.integrationResult]

/** Returns true for the path of a popup-result page. The joint certificate may write its two values into the path instead of the query (IDENT-58). */
export function isIdentityPopup(path: string): boolean {
  return identityPopupPages.some(page => path === page || path.startsWith(`${page}/`))
}
