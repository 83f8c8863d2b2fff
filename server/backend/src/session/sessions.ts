import { createHash } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { LruMap } from 'toad-cache'
import * as v from 'valibot'
import type { Applicant } from './applicant.ts'

/** Length of a session and of each of its extensions, in seconds (a§4). */
export const SESSION_SECONDS = 3600

export type Sessions = ReturnType<typeof createSessions>

const claims = v.object({
  ci: v.string(),
  brno: v.string(),
  aplyNo: v.nullable(v.string()),
  sid: v.string(),
  exp: v.number(),
})

type Claims = v.InferOutput<typeof claims>

/** Decryption takes a third of a short call's time, so the sessions of this many cookies are kept. One takes a kilobyte. */
const SESSIONS_KEPT = 5000

/**
 * Encrypts sessions as JSON Web Tokens. `secrets` are keys with commas between them: the first encrypts, all of them
 * decrypt. Signing is not enough: a session has the person's ci, and cookies reach more places than database rows.
 */
export function createSessions(secrets: string, now: () => Date) {
  const keys = secrets.split(',').map(secret => createHash('sha256').update(secret).digest())
  const [key = Buffer.alloc(0)] = keys
  const kept = new LruMap<Claims>(SESSIONS_KEPT)
  return {
    /** Returns the session as the text of a cookie, valid for so many seconds. */
    encrypt: async (
      { ci, businessNumber, applicationNumber, sessionId }: Applicant,
      seconds = SESSION_SECONDS,
    ) =>
      new EncryptJWT({ ci, brno: businessNumber, aplyNo: applicationNumber, sid: sessionId })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + seconds * 1000))
        .encrypt(key),
    /** Returns the applicant of a cookie's text; null if it has expired or was not encrypted here. */
    async decrypt(encrypted: string): Promise<Applicant | null> {
      const read = kept.get(encrypted) ?? (await claimsOf(encrypted, keys, now()))
      if (!read || read.exp <= Math.floor(now().getTime() / 1000)) return null
      kept.set(encrypted, read)
      const { ci, brno: businessNumber, aplyNo: applicationNumber, sid: sessionId } = read
      return { ci, businessNumber, applicationNumber, sessionId }
    },
  }
}

async function claimsOf(encrypted: string, keys: readonly Uint8Array[], at: Date): Promise<Claims | null> {
  for (const key of keys) {
    const read = v.safeParse(claims, await payloadOf(encrypted, key, at))
    if (read.success) return read.output
  }
  return null
}

async function payloadOf(encrypted: string, key: Uint8Array, currentDate: Date): Promise<unknown> {
  try {
    const { payload } = await jwtDecrypt(encrypted, key, {
      currentDate,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
