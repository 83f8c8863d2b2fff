import { VisuallyHidden } from 'ui-kit'
import * as t from './texts.ko.ts'

/** A number with all but its last four digits hidden by asterisks, which are not read one by one. */
export function MaskedNumber({ number }: { number: string }) {
  const [, hidden, digits] = /^(\*+)(\d{4})$/.exec(number) ?? []
  if (digits === undefined) return number
  return (
    <>
      <span aria-hidden>
        {hidden}
        <wbr />
        {digits}
      </span>
      <VisuallyHidden>{t.lastDigits(digits)}</VisuallyHidden>
    </>
  )
}
