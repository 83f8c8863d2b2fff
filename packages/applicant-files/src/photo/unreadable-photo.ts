/** A photo whose structure cannot be followed: what it says of place and device cannot be found in it. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto'
}
