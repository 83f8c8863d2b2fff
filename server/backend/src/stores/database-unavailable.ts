// PostgreSQL: no connection (08), insufficient resources such as disk space (53), shutdown or start (57P), a
// statement, lock or transaction that took too long, and deadlocks.
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
// This machine: no disk space, no more open files.
const OF_THE_MACHINE = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']
// Errors of the driver without a code.
const OF_THE_DRIVER =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|Query read timeout)/

/** Returns true for an error that a later try may not have: of the connection, the database's load, or the disk. */
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
