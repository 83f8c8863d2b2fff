import { createHash } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import type { Applicant } from './applicant.ts'

/** Length of a session and of each of its extensions, in seconds (a§4). */
export const SESSION_SECONDS = 3600

export type Sessions = {
  /** Returns the session as the text of a cookie, valid for so many seconds. */
  encrypt(applicant: Applicant, seconds?: number): Promise<string>
  /** Returns the applicant of a cookie's text; null if it has expired or was not encrypted here. */
  decrypt(encrypted: string): Promise<Applicant | null>
}

const claims = v.object({ ci: v.string(), brno: v.string(), aplyNo: v.nullable(v.string()), sid: v.string() })

/** Encrypts sessions as JSON Web Tokens. Signing is not enough, because they hold the person's ci, and cookies reach more places than database rows. */
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
