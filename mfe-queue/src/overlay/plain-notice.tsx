import { Notice } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** Says that the person waits, for as long as nothing better can be drawn. */
export function PlainNotice({ layer }: { layer: number }) {
  return (
    <Notice layer={layer}>
      <output>
        <span>{t.title}</span> <span>{t.goesOnByItself}</span>
      </output>
    </Notice>
  )
}
