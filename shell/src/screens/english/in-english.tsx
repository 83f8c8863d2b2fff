const KOREAN = /(\p{Script=Hangul}[\p{Script=Hangul}·\s]*\p{Script=Hangul}|\p{Script=Hangul})/u

/** An English text whose Korean words are marked as such, so that they are read aloud in Korean. */
export function InEnglish({ text }: { text: string }) {
  const pieces = text.split(KOREAN).entries()
  return [...pieces].map(([place, piece]) => (
    <span key={place} lang={place % 2 === 1 ? 'ko' : undefined}>
      {piece}
    </span>
  ))
}
