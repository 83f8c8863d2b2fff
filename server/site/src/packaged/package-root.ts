/** The folder of the package: its programs are in it, beside the default folders. */
export const repositoryRoot = import.meta.dirname
