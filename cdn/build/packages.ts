import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pretendard from 'pretendard-gov/package.json' with { type: 'json' }

const require = createRequire(import.meta.url)

/** Returns the path of a file of the KRDS package (the Korean government's design system). */
export function krdsFile(path: string): string {
  return join(folderOf('krds-uiux'), path)
}

/** Returns the path of a file of the Pretendard GOV package. */
export function pretendardFile(path: string): string {
  return join(folderOf('pretendard-gov'), path)
}

/** The two weights of our pictures and documents. */
export const typefaceFiles = {
  regular: pretendardFile('dist/public/static/PretendardGOV-Regular.otf'),
  bold: pretendardFile('dist/public/static/PretendardGOV-Bold.otf'),
}

/** Returns the path of a file of pdf.js. */
export function pdfjsFile(path: string): string {
  return join(folderOf('pdfjs-dist'), path)
}

export const pretendardVersion = pretendard.version

function folderOf(name: string) {
  return dirname(require.resolve(`${name}/package.json`))
}
