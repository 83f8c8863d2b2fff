/** A person, as a verification has found them. What the provider does not say is empty. */
export type VerifiedPerson = {
  name: string
  /** YYYYMMDD. */
  birthDate: string
  /** The value that stands for the person. */
  ci: string
  mobileNumber: string
  mobileCarrier: string
  provider: string
}

type Facts = Readonly<Record<string, unknown>>

const NOT_A_DIGIT = /[^0-9]/g

/**
 * The person among the facts that a provider gives, under whichever of its names (IDENT-23 to IDENT-26).
 * Null without a name, a birth date or a ci (IDENT-52).
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
