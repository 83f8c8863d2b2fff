/** A verified person. Facts that the provider does not supply are empty. */
export type VerifiedPerson = {
  name: string
  /** YYYYMMDD. */
  birthDate: string
  /** The value that identifies the person. */
  ci: string
  mobileNumber: string
  mobileCarrier: string
  provider: string
}

type Facts = Readonly<Record<string, unknown>>

const NOT_A_DIGIT = /[^0-9]/g

/**
 * Returns the person among a provider's facts, under any of its field names (IDENT-23 to IDENT-26). Null without a
 * name, a birth date or a ci (IDENT-52).
 */
export function verifiedPersonIn(facts: Facts): VerifiedPerson | null {
  const name = textAmong(facts, 'name')
  const birthDate = textAmong(facts, 'birthDay', 'birth', 'brdt').replace(NOT_A_DIGIT, '')
  const ci = textAmong(facts, 'ci')
  if (!name || !birthDate || !ci) return null

  const mobileNumber = textAmong(facts, 'phone', 'mobile_no').replace(NOT_A_DIGIT, '')
  const mobileCarrier = textAmong(facts, 'mobile_co')
  return { name, birthDate, ci, mobileNumber, mobileCarrier, provider: textAmong(facts, 'provider') }
}

function textAmong(facts: Facts, ...names: string[]): string {
  const given = names.map(name => facts[name])
  const texts = given.filter(fact => typeof fact === 'string' || typeof fact === 'number')
  return texts.map(text => String(text).trim()).find(Boolean) ?? ''
}
