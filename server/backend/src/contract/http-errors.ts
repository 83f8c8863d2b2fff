import { HttpError } from 'server-kit'
import { ServiceUnavailable, type Service } from '../services/service-unavailable.ts'
import { ObjectStoreUnavailable } from '../objects/object-store.ts'
import { isUnavailable } from '../stores/database-unavailable.ts'
import { contractTexts } from '../texts/contract.ko.ts'
import { serviceTexts as texts } from '../texts/services.ko.ts'

/** The responses of calls while an outside service fails. */
const unavailable: Partial<Record<Service, HttpError>> = {
  'tax office': new HttpError(502, 'TAX_OFFICE_UNAVAILABLE', texts.business.failed),
  bank: new HttpError(502, 'BANK_UNAVAILABLE', texts.account.failed),
  'identity provider': new HttpError(503, 'IDENTITY_UNAVAILABLE', texts.identity.cannotStart),
  'real-name register': new HttpError(502, 'REALNAME_UNAVAILABLE', texts.realName.failed),
  'delivery platforms': new HttpError(502, 'PLATFORM_UNAVAILABLE', texts.application.feeFailed),
  'malware scanner': new HttpError(503, 'SCAN_UNAVAILABLE', texts.scanner.failed),
}

/** Returns the response for an error of the backend; undefined for a failure of our own. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error instanceof ServiceUnavailable) return unavailable[error.service]
  if (error instanceof ObjectStoreUnavailable || isUnavailable(error))
    return new HttpError(503, 'TEMPORARILY_UNAVAILABLE', contractTexts.unavailable)
  return undefined
}
