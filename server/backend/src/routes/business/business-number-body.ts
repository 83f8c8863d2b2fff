import * as v from 'valibot'
import { businessNumber } from '../../contract/fields.ts'
import { businessTexts as texts } from '../../texts/business.ko.ts'

const message = texts.invalidNumber

/** `{ brNo }`: ten digits and nothing else (BZMN-21). */
export const businessNumberBody = v.object({
  brNo: v.pipe(
    v.string(message),
    v.check(text => v.is(businessNumber, text), message),
  ),
})

/** What is answered to anything else; the field's own message is the one that is shown (AMB-108). */
export const wrongBusinessNumber = { errorCode: 'BUSINESS_INVALID_BRNO_FORMAT', message }
