import { isEmptyFile } from './empty-files.ts'
import * as t from './texts.ko.ts'

type Named = { name: string; size: number }

/** The files after a choice, and the numbers of files that were left out, by reason. */
export type ChosenFiles<Item> = { files: Item[]; duplicates: number; extra: number }

/**
 * Adds chosen files to the present ones. Duplicates by name and size are dropped, then files above the limit
 * (FILE-12, OPN-24, OPN-25). A file that is never sent does not count towards the limit; by default that is an empty one.
 */
export function chooseFiles<Item extends Named>(
  present: readonly Item[],
  chosen: readonly Item[],
  limit = Infinity,
  isSent: (file: Item) => boolean = file => !isEmptyFile(file),
): ChosenFiles<Item> {
  const keys = [...present, ...chosen].map(keyOf)
  const added = chosen.filter((file, place) => keys.indexOf(keyOf(file)) === present.length + place)
  let room = limit - present.filter(isSent).length
  const kept = added.filter(file => !isSent(file) || room-- > 0)
  return {
    files: [...present, ...kept],
    duplicates: chosen.length - added.length,
    extra: added.length - kept.length,
  }
}

/** Returns the messages about files that a choice has left out; empty if there are none. */
export function droppedFilesMessages(
  { duplicates, extra }: Pick<ChosenFiles<unknown>, 'duplicates' | 'extra'>,
  limit: number,
): string[] {
  return [
    ...(duplicates > 0 ? [t.duplicatesDropped(duplicates)] : []),
    ...(extra > 0 ? [t.extraDropped(limit, extra)] : []),
  ]
}

// Some devices decompose Hangul in file names; both spellings are the same name.
function keyOf({ name, size }: Named): string {
  return `${size}/${name.normalize('NFC')}`
}
