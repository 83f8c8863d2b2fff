/** The site refused the request; the message is its reason, in English. */
export class RefusedBySite extends Error {
  override readonly name = 'RefusedBySite'
  readonly errorCode: string

  constructor(errorCode: string, message: string) {
    super(message)
    this.errorCode = errorCode
  }
}

/** The site cannot be reached, or the address is not one of this product. */
export class SiteUnreachable extends Error {
  override readonly name = 'SiteUnreachable'
}

export type SiteAccess = {
  address: string
  token: string
  by: string
  fetch?: typeof globalThis.fetch
}

/** Sends a request under `/ops/api`. Throws `RefusedBySite` or `SiteUnreachable`. */
export type CallSite = <T>(
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  type?: string,
) => Promise<T>

/** Returns the operations API of a site, as the holder of a token calls it. */
export function callsTo({ address, token, by, fetch = globalThis.fetch }: SiteAccess): CallSite {
  return async (method, path, body, type = 'application/json') => {
    const operator = /^[\w.@-]{1,64}$/.test(by) && { 'x-operator': by }
    const headers = { authorization: `Bearer ${token}`, ...operator, ...(body && { 'content-type': type }) }
    const response = await reached(address, () =>
      fetch(`${address}/ops/api${path}`, { method, headers, body: body ?? null }),
    )
    const json = await reached(address, () => response.json())
    if (response.ok) return json
    const { errorCode, reason } = readRefusal(json)
    throw new RefusedBySite(errorCode, reason)
  }
}

async function reached<T>(address: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause
    throw new SiteUnreachable(`${address} cannot be reached, or is no site of ours: ${String(reason)}`, {
      cause,
    })
  }
}

/** The sentences for refusals of a site that have no details in English. */
const SENTENCES: Readonly<Record<string, string>> = {
  OPS_TOKEN_MISSING: 'The site got no token. Set OPS_TOKEN, or name a file with --token-file.',
  OPS_TOKEN_WRONG:
    'The site does not accept this token. Look at OPS_TOKEN, or ask the operator for a new one.',
  OPS_TOKEN_ENDED: 'This token has expired or was revoked. Ask the operator for a new one.',
  OPS_LOCKED_OUT: 'Too many wrong tokens came from this address. Try again in a quarter of an hour.',
  OPS_ROLE_MISSING:
    'This token has another role, or is for other remotes. Releases need the role `publish` for their remote, tokens the role `owner`.',
  TOKEN_NAME_TAKEN: 'This name was given before, and is never given twice. Choose another one.',
  TOO_MANY_TOKENS: 'The site has 1,000 tokens, and takes no more.',
  TOKEN_NOT_FOUND: 'No token has this name. `npm run token -- list` prints the names.',
  RELEASE_UNREADABLE: 'The site cannot read the archive.',
  REQUEST_TOO_LARGE: 'The release is larger than 32 MB, or has more than 2,000 files.',
  REQUEST_MALFORMED:
    'The site does not understand the request. This command may be of another version than the site.',
  HOST_UNKNOWN: 'The site is not known under this name. Take its public address, or add this one to HOSTS.',
  TEMPORARILY_UNAVAILABLE:
    'The site cannot do this now: its disk is full, or its database or bucket is away. Its /readyz names the cause.',
  OVERLOADED: 'The site has too many requests at once. Try again in a moment.',
  INTERNAL_ERROR: 'The site failed. Its log has the reason.',
}

type Refusal = { errorCode?: string; errors?: { field?: string; message?: string }[] }

/** Returns the code of a refusal, and its reason in English. The site's own sentence is for its console. */
function readRefusal(json: unknown): { errorCode: string; reason: string } {
  const { errorCode = 'UNKNOWN', errors = [] } = json as Refusal
  const sentence = Object.hasOwn(SENTENCES, errorCode) ? SENTENCES[errorCode] : undefined
  const details = errors.map(error => [error.field, error.message].filter(Boolean).join(': '))
  const lines = [...(sentence ? [sentence] : []), ...details]
  return { errorCode, reason: lines.length > 0 ? lines.join('\n') : `The site refused: ${errorCode}.` }
}
