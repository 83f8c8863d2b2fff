import { timingSafeEqual } from 'node:crypto'

/** Compares a text with a secret one. The time that it takes depends on their lengths alone. */
export function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
