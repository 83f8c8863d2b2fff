/** Ranges set aside for documentation: no visitor comes from there until an operator's addresses are listed here. */
const NETWORKS = ['192.0.2', '198.51.100', '203.0.113'] as const
const HOSTS = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const

/** From where the admin page opens (GUARD-41, AMB-92). */
export const ADMIN_ADDRESSES: readonly string[] = NETWORKS.flatMap(network =>
  HOSTS.map(host => `${network}.${host}`),
)

/** Whether a visitor's public address is on the list of the admin page (GUARD-39). */
export function isAdminAddress(address: string): boolean {
  return ADMIN_ADDRESSES.includes(address)
}
