import { randomUUID } from 'node:crypto'
import { SESSION_COOKIE, type Applicant } from '../../session/applicant.ts'
import { createSessions } from '../../session/sessions.ts'

/** The key that every test backend encrypts its sessions with. */
export const TEST_SESSION_KEY = 'sessions-of-tests-are-encrypted-with-this'

/** Returns the cookie header of a browser whose person is verified for a business. */
export async function signedIn(
  applicant: Pick<Applicant, 'ci' | 'businessNumber'> & Partial<Applicant>,
  now: () => Date = () => new Date(),
): Promise<{ cookie: string }> {
  const encrypted = await createSessions(TEST_SESSION_KEY, now).encrypt({
    applicationNumber: null,
    sessionId: randomUUID(),
    ...applicant,
  })
  return { cookie: `${SESSION_COOKIE}=${encrypted}` }
}
