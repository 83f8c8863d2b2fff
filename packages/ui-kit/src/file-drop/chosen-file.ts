/** The state of a file. `attached` and `chosen` files are sent with their form, all others by themselves. */
export type FileState =
  | { kind: 'attached' | 'chosen' | 'waiting' | 'preparing' | 'checking' | 'done' | 'empty' }
  | { kind: 'uploading'; percent: number }
  /** A `failed` file can be tried again, a `refused` one never. */
  | { kind: 'failed' | 'refused'; reason: string }

/** The way to view a file: `onPress`, or a window at the address that `hrefFor` makes from its content's. */
export type FileView = { onPress: () => void } | { content: Blob; hrefFor: (address: string) => string }

export type ChosenFile = {
  id: string
  name: string
  /** Its size, or another fact about it. */
  detail?: string
  state: FileState
  /** A small picture, or the file itself if it is one. A function is called when its row is first visible. */
  content?: Blob | (() => Promise<Blob | null>) | undefined
  view?: FileView | undefined
}
