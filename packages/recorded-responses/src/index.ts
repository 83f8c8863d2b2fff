import recorded from './recorded.json' with { type: 'json' }

/** A refusal or failure as the backend sends it, without the fields that it is about. */
export type Refusal = { status: number; errorCode: string; message: string }

/** The successful response of a call, absent for one that is not JSON, and its own refusals. */
export type RecordedCall = { response?: unknown; refusals: readonly Refusal[] }

/** The responses of the backend, as `npm run record` writes them. `common` are refusals of any call. */
export type Recorded = { common: readonly Refusal[]; calls: Readonly<Record<string, RecordedCall>> }

/** The responses by call, `POST /api/v1/…`; a parameter of a path is in braces. */
export const recordedResponses: Recorded = recorded
