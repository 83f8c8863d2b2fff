const MEGABYTE = 1024 * 1024

/** The most bytes of a release, uncompressed: of its entry, of any other file, and of all files together. */
export const RELEASE_LIMITS = { entry: MEGABYTE, file: 4 * MEGABYTE, release: 24 * MEGABYTE }
