import * as v from 'valibot'
import { businessNumber } from '../../contract/fields.ts'
import { businessTexts as texts } from '../../texts/business.ko.ts'

const message = texts.invalidNumber

/** `{ brNo }`: exactly ten digits (BZMN-21). */
export const businessNumberBody = v.object({
  brNo: v.pipe(
    v.string(message),
    v.check(text => v.is(businessNumber, text), message),
  ),
})

/** The response to any other body; the message of the field is the one that is shown (AMB-108). */
export const wrongBusinessNumber = { errorCode: 'BUSINESS_INVALID_BRNO_FORMAT', message }
