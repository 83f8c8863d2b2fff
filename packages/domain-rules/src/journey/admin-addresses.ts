/** Ranges reserved for documentation: no visitor has such an address, so the page stays closed until an operator lists others. */
const NETWORKS = ['192.0.2', '198.51.100', '203.0.113'] as const
const HOSTS = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const

/** The addresses that the admin page opens for (GUARD-41, AMB-92). */
export const ADMIN_ADDRESSES: readonly string[] = NETWORKS.flatMap(network =>
  HOSTS.map(host => `${network}.${host}`),
)

/** Returns true if a visitor's public address is on the list of the admin page (GUARD-39). */
export function isAdminAddress(address: string): boolean {
  return ADMIN_ADDRESSES.includes(address)
}
