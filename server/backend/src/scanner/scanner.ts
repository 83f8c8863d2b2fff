import type { Readable } from 'node:stream'

/**
 * Returns the name of the malware in the content; null for a clean one. Throws `ServiceUnavailable` without a result.
 */
export type Scanner = (content: Readable) => Promise<string | null>

/** The address of a clamd, from `SCAN_ADDRESS`. */
export type ScanAddress = { host: string; port: number }

const ADDRESS = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i
const LARGEST_PORT = 65_535

/** Reads `host:port`; an IPv6 address is in brackets. Returns null for any other text. */
export function parseScanAddress(text: string): ScanAddress | null {
  const [, ipv6, name, digits] = ADDRESS.exec(text) ?? []
  const host = ipv6 ?? name
  const port = Number(digits)
  return host && port > 0 && port <= LARGEST_PORT ? { host, port } : null
}
