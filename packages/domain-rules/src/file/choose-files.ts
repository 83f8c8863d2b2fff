import { isEmptyFile } from './empty-files.ts'
import * as t from './texts.ko.ts'

type Named = { name: string; size: number }

/** The files after a choice, and how many of the chosen ones were left out for which reason. */
export type ChosenFiles<Item> = { files: Item[]; duplicates: number; extra: number }

/**
 * Adds chosen files to those that are there: the same name and size is a duplicate and dropped,
 * what is then above the limit is dropped too (FILE-12, OPN-24, OPN-25). An empty file takes no one's place: it is never sent.
 */
export function chooseFiles<Item extends Named>(
  present: readonly Item[],
  chosen: readonly Item[],
  limit = Infinity,
): ChosenFiles<Item> {
  const keys = [...present, ...chosen].map(keyOf)
  const added = chosen.filter((file, place) => keys.indexOf(keyOf(file)) === present.length + place)
  let room = limit - present.filter(hasContent).length
  const kept = added.filter(file => isEmptyFile(file) || room-- > 0)
  return {
    files: [...present, ...kept],
    duplicates: chosen.length - added.length,
    extra: added.length - kept.length,
  }
}

/** What to tell about the files that a choice left out; nothing when it left out none. */
export function droppedFilesMessages(
  { duplicates, extra }: Pick<ChosenFiles<unknown>, 'duplicates' | 'extra'>,
  limit: number,
): string[] {
  return [
    ...(duplicates > 0 ? [t.duplicatesDropped(duplicates)] : []),
    ...(extra > 0 ? [t.extraDropped(limit, extra)] : []),
  ]
}

function hasContent(file: Named): boolean {
  return !isEmptyFile(file)
}

// Some devices take Hangul apart in file names; both spellings are one name.
function keyOf({ name, size }: Named): string {
  return `${size}/${name.normalize('NFC')}`
}
