const KINDS = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  pdf: 'pdf',
  heic: 'heic',
  heif: 'heic',
  webp: 'webp',
} as const

const MIME_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  heic: 'image/heic',
  webp: 'image/webp',
} as const satisfies Record<FileKind, string>

const EXTENSION = /\.([^.]+)$/

/** The kind of a file; HEIF counts as heic. */
export type FileKind = (typeof KINDS)[keyof typeof KINDS]

/** The kinds that each screen accepts: an application's documents fewer than proof and opinions (FILE-02, FILE-04, AMB-57). */
export const ACCEPTED_KINDS = {
  application: ['jpg', 'png', 'pdf'],
  proof: ['jpg', 'png', 'heic', 'webp', 'pdf'],
  opinion: ['jpg', 'png', 'heic', 'webp', 'pdf'],
} as const satisfies Record<string, readonly FileKind[]>

export type UploadScreen = keyof typeof ACCEPTED_KINDS

/** Returns the extension of a file name in lower case, or an empty text. */
export function extensionOf(name: string): string {
  return EXTENSION.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Returns the kind that a file's name claims; null for an extension that no screen accepts. */
export function fileKindByName(name: string): FileKind | null {
  const extension = extensionOf(name)
  return isKnown(extension) ? KINDS[extension] : null
}

/** Returns the extensions that a screen accepts, each with its dot, for the `accept` of a file input. */
export function acceptedExtensions(screen: UploadScreen): string[] {
  const accepted: readonly FileKind[] = ACCEPTED_KINDS[screen]
  const isAccepted = ([, kind]: [string, FileKind]) => accepted.includes(kind)
  return Object.entries(KINDS)
    .filter(isAccepted)
    .map(([extension]) => `.${extension}`)
}

/** Returns the media type under which a file of a kind is stored and served. */
export function mimeTypeOf(kind: FileKind): string {
  return MIME_TYPES[kind]
}

function isKnown(extension: string): extension is keyof typeof KINDS {
  return Object.hasOwn(KINDS, extension)
}
