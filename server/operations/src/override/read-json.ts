import { lookup as lookUpAddresses, type LookupAddress } from 'node:dns'
import { get as getByHttp, type IncomingMessage } from 'node:http'
import { get as getByHttps } from 'node:https'
import { promisify } from 'node:util'
import { containsAddress } from 'server-kit'

const PATIENCE_MS = 5_000
const LARGEST_BYTES = 1_000_000

/** Networks that no other site is in: this machine, private, link-local, multicast and translated addresses. */
const NOT_PUBLIC = listed(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16',
  '198.18.0.0/15 224.0.0.0/3 ::/128 ::1/128 64:ff9b::/32 2001::/32 2002::/16 fc00::/7 fe80::/9 ff00::/8',
)

/** The addresses that overrides may be read from. */
export type Allowed = {
  /** As `https://preview.example.org`; with `:*` at any port. */
  origins: readonly string[]
  /** Networks that are allowed although they are not public. */
  networks: readonly string[]
}

export type LookUp = (host: string) => Promise<readonly LookupAddress[]>

const lookUpAll: LookUp = host => promisify(lookUpAddresses)(host, { all: true })

/**
 * Returns the JSON at an address of a listed origin. The name is resolved once, all of its addresses have to be allowed,
 * and one of these is connected to. Throws for any other address, a redirect, and a body over 1 MB.
 */
export async function readJson(address: URL, allowed: Allowed, lookUp = lookUpAll): Promise<unknown> {
  if (!isListed(address, allowed.origins)) throw new Error(`${address.origin} is not in OVERRIDE_ORIGINS`)
  const addresses = await lookUp(address.hostname.replace(/^\[|\]$/g, ''))
  const refused = addresses.find(found => !isAllowed(found.address, allowed.networks))
  const [pinned] = addresses
  if (refused || !pinned) throw new Error(`${refused?.address ?? 'no address'} is not in OVERRIDE_NETWORKS`)
  const response = await getFrom(address, pinned)
  try {
    if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode}`)
    return JSON.parse(await textOf(response))
  } finally {
    response.destroy()
  }
}

function isListed({ protocol, hostname, origin }: URL, origins: readonly string[]): boolean {
  return origins.includes(origin) || origins.includes(`${protocol}//${hostname}:*`)
}

/** Returns true for a public address, and for one of these networks. */
function isAllowed(address: string, networks: readonly string[]): boolean {
  return containsAddress(networks, address) || !containsAddress(NOT_PUBLIC, address)
}

function getFrom(address: URL, { address: pinned, family }: LookupAddress): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const get = address.protocol === 'https:' ? getByHttps : getByHttp
  get(
    address,
    {
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      lookup: (_host, { all }, respond) =>
        all ? respond(null, [{ address: pinned, family }]) : respond(null, pinned, family),
    },
    resolve,
  ).on('error', reject)
  return promise
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) {
    text += String(chunk)
    if (text.length > LARGEST_BYTES) throw new Error('the response is too large')
  }
  return text
}

function listed(...lines: string[]): string[] {
  return lines.flatMap(line => line.split(' '))
}
