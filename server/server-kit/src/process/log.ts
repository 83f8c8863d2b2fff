import { pino, type DestinationStream, type Logger } from 'pino'

// Residence, account and mobile numbers; an application's own number (2025 and ten digits) may be seen.
const LONG_NUMBER = /(?<![0-9A-Za-z-])(?!2025\d{10}(?!\d))\d{6}-?\d{5,10}(?![0-9A-Za-z-])/g
// Ten digits at the end of a version (0.1.0-4193211234) are a hash.
const BUSINESS_NUMBER = /(?<![0-9A-Za-z])(?<!\d\.\d+\.\d+-)(\d{3})-?(\d{2})-?\d{5}(?![0-9A-Za-z])/g

/** Hides the last five digits of every business number in a text: 123-45-*****. */
export function maskBusinessNumbers(text: string): string {
  return text.replace(BUSINESS_NUMBER, '$1-$2-*****')
}

/** Hides everything that could be a person's number, and business numbers as `maskBusinessNumbers` does. */
export function maskNumbers(text: string): string {
  return maskBusinessNumbers(text.replace(LONG_NUMBER, '******'))
}

/**
 * The structured log, on standard error: standard output is left to lines that people and programs wait for. The
 * finished line is masked, not single fields, so numbers inside an error message are hidden too.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutRows },
    hooks: { streamWrite: maskNumbers },
  }
  return pino(options, destination)
}

// Some errors of the database contain the whole row that it refuses, with names.
function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { detail: _detail, where: _where, ...shown } = pino.stdSerializers.err(error)
  return shown
}
