import * as v from 'valibot'

/** Whose a draft is, without saying who that is: ci itself is never copied into one (GP-12). */
export type DraftOwner = v.InferOutput<typeof DraftOwnerShape>

export const DraftOwnerShape = v.object({ salt: v.string(), person: v.string() })

/** Returns what tells this person from all others; null where the page is not secure and the browser makes no digest. */
export async function draftOwnerOf(ci: string): Promise<DraftOwner | null> {
  // What the types do not say: browsers leave it out of pages that did not come by https.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)))
  return { salt, person: await digest(subtle, salt, ci) }
}

/** Whether the draft is that of the person behind this ci. */
export async function ownsDraft({ salt, person }: DraftOwner, ci: string): Promise<boolean> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  return subtle !== undefined && (await digest(subtle, salt, ci)) === person
}

async function digest(subtle: SubtleCrypto, salt: string, ci: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}:${ci}`)
  return hex(new Uint8Array(await subtle.digest('SHA-256', bytes)))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
