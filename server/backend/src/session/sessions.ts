import { createHash } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import type { Applicant } from './applicant.ts'

/** How long a session lasts, and each of its extensions (a§4). */
export const SESSION_SECONDS = 3600

export type Sessions = {
  /** The session as the text of a cookie, good for so many seconds. */
  encrypt(applicant: Applicant, seconds?: number): Promise<string>
  /** Who a cookie's text stands for; null when it has run out or was not encrypted here. */
  decrypt(encrypted: string): Promise<Applicant | null>
}

const claims = v.object({ ci: v.string(), brno: v.string(), aplyNo: v.nullable(v.string()), sid: v.string() })

/**
 * Sessions as JSON Web Tokens. They are encrypted, not only signed, because they hold the person's ci,
 * and a cookie ends up in places that a database row does not.
 */
export function createSessions(secret: string, now: () => Date): Sessions {
  const key = createHash('sha256').update(secret).digest()
  return {
    encrypt: async ({ ci, businessNumber, applicationNumber, sessionId }, seconds = SESSION_SECONDS) =>
      new EncryptJWT({ ci, brno: businessNumber, aplyNo: applicationNumber, sid: sessionId })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + seconds * 1000))
        .encrypt(key),
    async decrypt(encrypted) {
      const payload = await payloadOf(encrypted, key, now())
      const read = v.safeParse(claims, payload)
      if (!read.success) return null
      const { ci, brno: businessNumber, aplyNo: applicationNumber, sid: sessionId } = read.output
      return { ci, businessNumber, applicationNumber, sessionId }
    },
  }
}

async function payloadOf(encrypted: string, key: Uint8Array, currentDate: Date): Promise<unknown> {
  try {
    const { payload } = await jwtDecrypt(encrypted, key, {
      currentDate,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
