import { randomBytes } from 'node:crypto'

const BYTES = 16

/** Returns an id that nobody can guess: 128 random bits as 32 hexadecimal digits. */
export function randomId(): string {
  return randomBytes(BYTES).toString('hex')
}
