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
  OVERLOADED: 'The site has too many requests at once. Try again in a moment.',
  INTERNAL_ERROR: 'The site failed. Its log has the reason.',
}

type Refusal = { errorCode?: string; errors?: { field?: string; message?: string }[] }

/** Returns the code of a refusal, and its reason in English. The site's own sentence is for its console. */
export function readRefusal(json: unknown): { errorCode: string; reason: string } {
  const { errorCode = 'UNKNOWN', errors = [] } = json as Refusal
  const sentence = Object.hasOwn(SENTENCES, errorCode) ? SENTENCES[errorCode] : undefined
  const details = errors.map(error => [error.field, error.message].filter(Boolean).join(': '))
  const lines = [...(sentence ? [sentence] : []), ...details]
  return { errorCode, reason: lines.length > 0 ? lines.join('\n') : `The site refused: ${errorCode}.` }
}
