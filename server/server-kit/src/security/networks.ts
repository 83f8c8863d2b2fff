import { BlockList, isIP, isIPv6 } from 'node:net'

/** Returns true for an address like 192.0.2.7 and a network like 198.51.100.0/24. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = isIPv6(address) ? 128 : 32
  const hasFittingPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(address) !== 0 && hasFittingPrefix && more.length === 0
}

/** Returns true if one of the addresses and networks contains the address; false for a text that is no address. */
export function containsAddress(networks: readonly string[], address: string): boolean {
  return createNetworkList(networks)(address)
}

/** Like `containsAddress`, for many look-ups in one list: returns a function that checks an address. */
export function createNetworkList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) addTo(list, network)
  return address => list.check(address, familyOf(address))
}

/** Returns the network that counts as one client: an IPv4 address alone, or the first `bits` of an IPv6 address. */
export function networkOf(address: string, bits: 48 | 56 | 64 = 64): string {
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const groups = start.split(':')
  const following = end?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - groups.length - following.length }, () => '0')
  const first = [...groups, ...zeros, ...following].slice(0, Math.ceil(bits / 16))
  const kept = (index: number) => -0x1_0000 >> Math.min(16, bits - 16 * index)
  return first.map((group, index) => (Number.parseInt(group, 16) & kept(index)).toString(16)).join(':')
}

function addTo(list: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/')
  if (prefix === undefined) list.addAddress(address, familyOf(address))
  else list.addSubnet(address, Number(prefix), familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
