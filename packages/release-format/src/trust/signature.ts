import * as v from 'valibot'

// The last letter before `=` has unused bits. Without this check the same bytes would have several texts.
const PUBLIC_KEY = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/
const VALUE = /^[A-Za-z0-9+/]{85}[AQgw]==$/

/** An Ed25519 public key: its 32 bytes in base64. */
const publicKeySchema = v.pipe(v.string(), v.regex(PUBLIC_KEY, 'must be 32 bytes in base64'))

const signatureSchema = v.strictObject({
  /** The public key that verifies it. */
  key: publicKeySchema,
  /** The 64 bytes of the Ed25519 signature, in base64. */
  value: v.pipe(v.string(), v.regex(VALUE, 'must be 64 bytes in base64')),
})

/** One signature, or two during a change of keys. */
export const signaturesSchema = v.pipe(v.array(signatureSchema), v.minLength(1), v.maxLength(2))

export type Signature = v.InferOutput<typeof signatureSchema>
