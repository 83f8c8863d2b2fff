import { pino, type DestinationStream, type Logger } from 'pino'

const BUSINESS_NUMBER = /(?<![0-9A-Za-z])(\d{3})-?(\d{2})-?\d{5}(?![0-9A-Za-z])/g

/** Hides the last five digits of every business number in a text: 123-45-*****. */
export function maskBusinessNumbers(text: string): string {
  return text.replace(BUSINESS_NUMBER, '$1-$2-*****')
}

/**
 * The structured log, on standard error, so that standard output is left to the lines that people and programs wait for.
 * The finished line is masked, not single fields: what slips into an error message is hidden too.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: maskBusinessNumbers },
  }
  return pino(options, destination)
}
