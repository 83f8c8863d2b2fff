import * as v from 'valibot'

/** The owner of a draft, as a digest: the ci itself is never copied into a draft (GP-12). */
export type DraftOwner = v.InferOutput<typeof DraftOwnerShape>

export const DraftOwnerShape = v.object({ salt: v.string(), person: v.string() })

/** Returns a digest unlike that of any other person; null on an insecure page, where browsers make none. */
export async function draftOwnerOf(ci: string): Promise<DraftOwner | null> {
  // The types do not declare it as optional, but browsers omit it on pages without https.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)))
  return { salt, person: await digest(subtle, salt, ci) }
}

/** Returns whether the draft belongs to the person with this ci. */
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
