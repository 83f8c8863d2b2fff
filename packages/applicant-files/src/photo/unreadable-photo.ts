/** A photo whose structure cannot be followed, so that place and device cannot be found in it. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto'
}
