export {
  RequestRefused,
  TimedOut,
  UnexpectedResponse,
  Unreachable,
  UploadFailed,
  messageFor,
  messageOr,
  rethrowUnexpected,
  tooManyRequests,
} from './errors.ts'
