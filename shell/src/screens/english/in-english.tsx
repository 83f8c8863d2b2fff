const KOREAN = /(\p{Script=Hangul}[\p{Script=Hangul}·\s]*\p{Script=Hangul}|\p{Script=Hangul})/u

/** An English text whose Korean words are marked as such, so that they are read aloud in Korean. */
export function InEnglish({ text }: { text: string }) {
  return text.split(KOREAN).map((piece, place) =>
    place % 2 === 1 ? (
      <span key={place} lang="ko">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

/** Sentences as items of a list. */
export function Items({ sentences }: { sentences: readonly string[] }) {
  return sentences.map(sentence => (
    <li key={sentence}>
      <InEnglish text={sentence} />
    </li>
  ))
}
