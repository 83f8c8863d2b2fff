import * as t from './texts.ko.ts'

/** The question before the request, with its consequences (PPAR-06, PPAR-07). */
export const question = (
  <>
    <p>{t.question.warning}</p>
    <p>{t.question.ask}</p>
  </>
)
