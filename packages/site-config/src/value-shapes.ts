import * as v from 'valibot'

/** A whole number from 0 up. */
export function whole(fallback: number) {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), fallback)
}

/** A switch that older configurations write as the text "true" (QUE-115, QUE-116, QUE-117). */
export function switchedOn(fallback: boolean) {
  const written = v.pipe(
    v.picklist(['true', 'false']),
    v.transform(text => text === 'true'),
  )
  return v.optional(v.union([v.boolean(), written]), fallback)
}

/** An Ed25519 public key: its 32 bytes in base64. */
export const publicKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in base64'))
