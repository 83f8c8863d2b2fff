import * as v from 'valibot'

const SENDER = 'identity-popup'

const PersonShape = v.strictObject(
  v.entriesFromList(['name', 'birthDate', 'ci', 'mobileNumber', 'mobileCarrier', 'provider'], v.string()),
)

const CertificateShape = v.strictObject({ trCert: v.string(), trAdd: v.string() })

const PopupMessageShape = v.variant('outcome', [
  v.strictObject({
    sender: v.literal(SENDER),
    outcome: v.literal('success'),
    person: v.nullable(PersonShape),
    certificate: v.nullable(CertificateShape),
  }),
  v.strictObject({
    sender: v.literal(SENDER),
    outcome: v.literal('failure'),
    reason: v.picklist(['failed', 'cancelled', 'missing']),
  }),
])

/** A popup-result page's message to its opener, which proves nothing (IDENT-54 to IDENT-58, GP-11). */
export type PopupMessage = v.InferOutput<typeof PopupMessageShape>

type Success = Omit<Extract<PopupMessage, { outcome: 'success' }>, 'sender' | 'outcome'>
type FailureReason = Extract<PopupMessage, { outcome: 'failure' }>['reason']

export function popupSuccess(found: Partial<Success> = {}): PopupMessage {
  return { sender: SENDER, outcome: 'success', person: null, certificate: null, ...found }
}

export function popupFailure(reason: FailureReason): PopupMessage {
  return { sender: SENDER, outcome: 'failure', reason }
}

/** Reads the message from the data of a `message` event; null for anything else. The caller checks the sender. */
export function popupMessageIn(data: unknown): PopupMessage | null {
  const read = v.safeParse(PopupMessageShape, data)
  return read.success ? read.output : null
}
