export type PageOrigins = {
  /** Another origin whose scripts run in the page: a waiting room that cannot be asked otherwise. */
  scriptOrigins: readonly string[]
  /** Other origins that calls go to, and that files are sent to, fetched from and shown from. */
  dataOrigins: readonly string[]
  /** Other origins that the page may send forms to: the identity providers. */
  formOrigins: readonly string[]
  /** Trusted Types policies besides those of every page. */
  trustedTypes: readonly string[]
  /** Where styles, fonts and images come from when that is another origin. */
  cdnOrigins: readonly string[]
}

/** The origins, and one more that scripts, styles and what they need may come from. */
export function withOrigin(origins: PageOrigins, origin: string): PageOrigins {
  const { scriptOrigins, dataOrigins, cdnOrigins } = origins
  return {
    ...origins,
    scriptOrigins: [...scriptOrigins, origin],
    dataOrigins: [...dataOrigins, origin],
    cdnOrigins: [...cdnOrigins, origin],
  }
}

/** The headers by which a browser holds the page to what it may do. */
export function policyHeaders(scriptHashes: readonly string[], origins: PageOrigins): Record<string, string> {
  const policy = { 'content-security-policy': pagePolicy(scriptHashes, origins) }
  // A waiting room that is asked by script says something else each time, which no hash can name.
  if (origins.trustedTypes.length > 0) return policy
  return { ...policy, 'integrity-policy': 'blocked-destinations=(script)' }
}

/** What the page may load and do. Everything else comes from this origin; no inline script but those of the document. */
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
    ["connect-src 'self'", ...dataOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "require-trusted-types-for 'script'",
    ['trusted-types rspack shell', ...trustedTypes, "'allow-duplicates'"].join(' '),
  ].join('; ')
}
