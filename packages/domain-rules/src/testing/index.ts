import fc, { type Arbitrary, type StringSharedConstraints } from 'fast-check'

const LAST_OF_ASCII = 0x7f
const LAST = 0x10ffff
const SURROGATES = { first: 0xd800, count: 0x800 }

const asciiOrAny = fc.oneof(fc.nat(LAST_OF_ASCII), fc.nat(LAST - SURROGATES.count))
const character = asciiOrAny.map(code =>
  String.fromCodePoint(code < SURROGATES.first ? code : code + SURROGATES.count),
)

/** Any text, of all characters including control characters. fast-check's own `binary` takes seconds to create. */
export function anyText(constraints: StringSharedConstraints = {}): Arbitrary<string> {
  return fc.string({ ...constraints, unit: character })
}

export { partsOf, without } from './parts.ts'
