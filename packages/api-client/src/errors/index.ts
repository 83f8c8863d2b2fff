export {
  RequestRefused,
  TimedOut,
  UnexpectedAnswer,
  Unreachable,
  UploadFailed,
  messageFor,
  messageOr,
  rethrowUnexpected,
  tooManyRequests,
} from './errors.ts'
