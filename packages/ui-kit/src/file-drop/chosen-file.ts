/** How far a file has got: `attached` goes with its form, all others travel by themselves. */
export type FileState =
  | { kind: 'attached' }
  | { kind: 'waiting' }
  | { kind: 'uploading'; percent: number }
  | { kind: 'done' }
  | { kind: 'failed'; reason: string }

export type ChosenFile = {
  id: string
  name: string
  /** Its size, or whatever else is worth knowing about it. */
  detail?: string
  state: FileState
  /** The file itself, where it is at hand: a picture is shown small. */
  content?: Blob | undefined
}
