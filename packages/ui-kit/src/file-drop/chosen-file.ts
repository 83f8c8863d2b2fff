/** How far a file has got: `attached` goes with its form, `chosen` waits for its form; all others travel by themselves. */
export type FileState =
  | { kind: 'attached' | 'chosen' | 'waiting' | 'preparing' | 'checking' | 'done' | 'empty' }
  | { kind: 'uploading'; percent: number }
  /** `failed` may be tried again, `refused` will never do. */
  | { kind: 'failed' | 'refused'; reason: string }

/**
 * How a file is looked at: by what `onPress` does, or in a window of its own, whose address `hrefFor` makes of one for
 * the content.
 */
export type FileView = { onPress: () => void } | { content: Blob; hrefFor: (address: string) => string }

export type ChosenFile = {
  id: string
  name: string
  /** Its size, or whatever else is worth knowing about it. */
  detail?: string
  state: FileState
  /** A small picture, or the file itself where that is one; asked for when its row comes into view. */
  content?: Blob | (() => Promise<Blob | null>) | undefined
  view?: FileView | undefined
}
