// Of PostgreSQL: no connection (08), too little of something, among it room on the disk (53), ended or starting (57P),
// a statement, lock or transaction that took too long, and transactions that stood in each other's way.
const OF_THE_SERVER = /^(08...|53...|57P0[1-5]|57014|55P03|25P0[34]|40001|40P01)$/
const OF_THE_NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
// Of this machine: no room on the disk, no more open files.
const OF_THE_MACHINE = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']
// What the driver says without a code.
const OF_THE_DRIVER =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|Query read timeout)/

/** True for an error that says no more than that database or disk cannot do it now; later they may. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    OF_THE_SERVER.test(code) ||
    OF_THE_NETWORK.includes(code) ||
    OF_THE_MACHINE.includes(code) ||
    OF_THE_DRIVER.test(error.message) ||
    isUnavailable(error.cause)
  )
}
