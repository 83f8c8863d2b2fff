import { fileKindByName } from 'domain-rules/file'
import type { ChosenFile, FileState } from 'ui-kit'
import { makePagePhoto } from '../photo/make-page-photo.ts'
import { UnreadablePhoto } from '../photo/unreadable-photo.ts'
import type { PhotoKind } from '../photo/without-metadata.ts'
import { openPreview } from '../preview/open-preview.ts'
import { viewerAddress } from '../preview/viewer-address.ts'
import type { Upload, UploadState } from '../uploads/upload-list.ts'
import * as t from './texts.ko.ts'

const THUMBNAIL_SIDE = 144

type Look = Pick<ChosenFile, 'content' | 'view'>

/** Created once for each file, so that nothing is decoded again while its row changes. */
const looks = new WeakMap<File, Look>()

/** Returns a file as the field shows it: its state in words, a small picture, a way to view it (PGEN-12 to PGEN-14). */
export function chosenFile({ id, name, size, state, stored, content }: Upload): ChosenFile {
  return {
    id,
    name,
    detail: t.size(size),
    state: stateOf(state, stored !== null),
    ...(content && canBeViewed(state) && lookOf(content)),
  }
}

/** A file that is empty or refused may be neither picture nor document. */
function canBeViewed({ kind }: UploadState): boolean {
  return kind !== 'empty' && kind !== 'refused'
}

function stateOf(state: UploadState, hasArrived: boolean): FileState {
  if (state.kind === 'inspecting') return { kind: 'preparing' }
  if (state.kind === 'uploading') return { kind: 'uploading', percent: state.sent * 100 }
  // The file arrived before a reload or an interruption.
  if (hasArrived && state.kind === 'chosen') return { kind: 'done' }
  return state
}

function lookOf(file: File): Look {
  const known = looks.get(file)
  if (known) return known
  const look = newLook(file)
  looks.set(file, look)
  return look
}

function newLook(file: File): Look {
  const { name } = file
  const kind = fileKindByName(name)
  if (kind === null) return {}
  if (kind === 'pdf') return { view: { content: file, hrefFor: address => viewerAddress(address, name) } }
  return {
    content: thumbnailLoader(file, kind),
    view: { onPress: () => void openPreview({ name, kind, load: async () => file }) },
  }
}

function thumbnailLoader(photo: File, kind: PhotoKind): () => Promise<Blob | null> {
  let made: Promise<Blob | null> | undefined
  return () => (made ??= thumbnail(photo, kind))
}

/** Returns null if this browser cannot decode the file. */
async function thumbnail(photo: File, kind: PhotoKind): Promise<Blob | null> {
  try {
    return (await makePagePhoto({ act: 'thumbnail', photo, kind, side: THUMBNAIL_SIDE })).content
  } catch (error) {
    if (error instanceof UnreadablePhoto) return null
    throw error
  }
}
