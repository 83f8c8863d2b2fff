/** Deep enough for the frames of React and its router between a remote's code and the browser's method. */
const FRAMES = 50

type V8Error = { stackTraceLimit?: number }

/** Returns the addresses of the scripts that are running, the innermost first. `trace` may shorten the stack. */
export function runningScripts(trace?: (error: Error) => void): readonly string[] {
  const v8 = Error as V8Error
  const { stackTraceLimit } = v8
  v8.stackTraceLimit = FRAMES
  const error = new Error('for its stack')
  trace?.(error)
  if (stackTraceLimit) v8.stackTraceLimit = stackTraceLimit
  return error.stack?.match(/https?:\/\/[^\s)]+/g)?.map(withoutPosition) ?? []
}

function withoutPosition(url: string): string {
  return url.replace(/[?#].*$|(:\d+)+$/g, '')
}
