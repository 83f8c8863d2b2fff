/** Nouns and pronouns for people: they may stand, go, say and know. */
const PEOPLE =
  /\b(persons?|people|applicants?|visitors?|operators?|testers?|officers?|developers?|teams?|owners?|readers?|officials?|staff|someone|somebody|no ?one|everyone|nobody|they|you|we|users?|newcomers?|strangers?|attackers?|reviewers?|customers?|callers?|agenc(y|ies)|programme|specification|law|documents?)\b/i

/** Terms of the field with such a verb: a release goes live. */
const TERMS =
  /\b(go(es|ing)? (live|back|forward)|went live|gone live|stand(s|ing)? in for|standalone|stand-ins?|so to say|that is to say|come from the network)\b/gi

const VERBS_OF_PEOPLE =
  /\b(stands?|stood|standing|lies|lie|lay|lying|comes?|came|coming|goes|went|going|hears?|heard|hearing|tells?|told|telling|says?|said|saying|knows?|knew|knowing|believes?|believed|believing|forgets?|forgot|forgotten|forgetting|doubts?|doubted)\b/i

/** Returns how to word a text that breaks a rule of language, or null. The rules are in CONTRIBUTING.md. */
export function brokenRule(text: string): string | null {
  for (const sentence of text.split(/(?<=[.:;!?])\s+/)) {
    const rule = brokenBy(sentence)
    if (rule !== null) return rule
  }
  return null
}

function brokenBy(sentence: string): string | null {
  if (/^(What|Whether|How|Who|Whom|Whose)\b/.test(sentence) && !sentence.endsWith('?'))
    return 'begin with the verb ("Returns …", "Reads …") or with a noun'
  if (/\b(of|for|to|by|with|from|at|on|than|and|or|as|in) (who|what|whoever|whom)\b/i.test(sentence))
    return 'put a noun before "who" or "what"'
  const plain = sentence.replaceAll(/"[^"]*"|`[^`]*`/g, '').replaceAll(TERMS, '')
  const verb = VERBS_OF_PEOPLE.exec(plain)
  const hasPerson = verb !== null && PEOPLE.test(plain.slice(0, verb.index))
  return verb && !hasPerson ? `name what the program does instead of "${verb[0]}"` : null
}
