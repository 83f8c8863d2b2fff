import * as t from './texts.ko.ts'

/** Asked before the request: what follows from it (PPAR-06, PPAR-07). */
export const question = (
  <>
    <p>{t.question.warning}</p>
    <p>{t.question.ask}</p>
  </>
)
