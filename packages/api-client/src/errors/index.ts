export {
  FORM_NOT_READY,
  RequestRefused,
  TimedOut,
  UnexpectedResponse,
  Unreachable,
  UploadFailed,
  isDone,
  messageFor,
  messageOr,
  nullIfFailed,
  rethrowUnexpected,
  tooManyRequests,
} from './errors.ts'
