import { numberAt, part, textAt, type Bytes } from './bytes.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

/** A box of a file of the ISO media family: from `start` to `end`, its content from `content` on. */
export type Box = { type: string; start: number; content: number; end: number }

const HEADER_LENGTH = 8
const SIZE_FOLLOWS = 1
const TO_THE_END = 0

/** Reads the boxes between two places, one behind the other. @throws UnreadablePhoto when they do not fill it */
export function boxesIn(bytes: Bytes, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < end; at = boxes.at(-1)?.end ?? end) boxes.push(boxAt(bytes, at, end))
  return boxes
}

/** Reads version and flags in front of a box's content. @throws UnreadablePhoto when it is too short for them */
export function fullBox(bytes: Bytes, { content, end }: Box): { version: number; content: number } {
  const head = part(bytes.subarray(0, end), content, content + 4)
  return { version: numberAt(head, 0, 1), content: content + 4 }
}

function boxAt(bytes: Bytes, start: number, limit: number): Box {
  const size = numberAt(bytes, start, 4)
  const content = start + HEADER_LENGTH + (size === SIZE_FOLLOWS ? 8 : 0)
  const end = start + lengthOf(bytes, start, { size, limit })
  if (end < content || end > limit) throw new UnreadablePhoto('A box is longer than what it lies in.')
  return { type: textAt(bytes, start + 4, 4), start, content, end }
}

function lengthOf(bytes: Bytes, start: number, { size, limit }: { size: number; limit: number }): number {
  if (size === TO_THE_END) return limit - start
  // The upper two of the eight bytes are never used.
  return size === SIZE_FOLLOWS ? numberAt(bytes, start + HEADER_LENGTH + 2, 6) : size
}
