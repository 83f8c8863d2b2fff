import * as t from '../texts.ko.ts'

/** Says that the person waits, for as long as nothing better can be drawn. */
export function PlainNotice() {
  return (
    <output>
      {t.title} {t.goesOnByItself}
    </output>
  )
}
