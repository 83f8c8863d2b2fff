import { createFieldCipher, type FieldCipher } from '../../crypto/field-cipher.ts'

const ID = 'test'
const SECRET = Buffer.alloc(32, 7)

/** The setting under which every test backend encrypts its fields. */
export const TEST_FIELD_KEYS = `${ID}:${SECRET.toString('base64')}`

/** Encrypts and decrypts fields as every test backend does. */
export const testFields: FieldCipher = createFieldCipher([{ id: ID, secret: SECRET }])
