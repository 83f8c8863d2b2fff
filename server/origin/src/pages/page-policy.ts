export type PageOrigins = {
  /** Another origin whose scripts run in the page: a waiting room that cannot be asked otherwise. */
  scriptOrigins: readonly string[]
  /** Other origins that calls go to, and that files are sent to, fetched from and shown from. */
  dataOrigins: readonly string[]
  /** Other origins that the page may send forms to: the identity providers. */
  formOrigins: readonly string[]
  /** Trusted Types policies besides those of every page. */
  trustedTypes: readonly string[]
  /** Another origin of styles, fonts and images. */
  cdnOrigins: readonly string[]
}

/** Returns the origins with one more for scripts, styles and their files. */
export function withOrigin(origins: PageOrigins, origin: string): PageOrigins {
  const { scriptOrigins, dataOrigins, cdnOrigins } = origins
  return {
    ...origins,
    scriptOrigins: [...scriptOrigins, origin],
    dataOrigins: [...dataOrigins, origin],
    cdnOrigins: [...cdnOrigins, origin],
  }
}

/** Returns the headers that restrict the page. */
export function policyHeaders(scriptHashes: readonly string[], origins: PageOrigins): Record<string, string> {
  const policy = { 'content-security-policy': pagePolicy(scriptHashes, origins) }
  // A waiting room that is asked by script returns another script each time, which no hash covers.
  if (origins.trustedTypes.length > 0) return policy
  return { ...policy, 'integrity-policy': 'blocked-destinations=(script)' }
}

/**
 * Returns the content policy of the page. Everything else is loaded from this origin; only the document's own inline
 * scripts run.
 */
function pagePolicy(
  scriptHashes: readonly string[],
  { scriptOrigins, dataOrigins, formOrigins, trustedTypes, cdnOrigins }: PageOrigins,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...scriptOrigins].join(' '),
    ["style-src 'self'", ...cdnOrigins].join(' '),
    ["img-src 'self' blob: data:", ...dataOrigins, ...cdnOrigins].join(' '),
    ["font-src 'self'", ...cdnOrigins].join(' '),
    ["manifest-src 'self'", ...cdnOrigins].join(' '),
    ["connect-src 'self'", ...dataOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "require-trusted-types-for 'script'",
    ['trusted-types rspack shell', ...trustedTypes, "'allow-duplicates'"].join(' '),
  ].join('; ')
}
