/** Whoever was asked gave no usable answer; the message names neither address nor key. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  /** Asking again at once could help. */
  readonly isTransient: boolean

  constructor(message: string, { isTransient, cause }: { isTransient: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isTransient = isTransient
  }
}
