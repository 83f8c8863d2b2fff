import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { pretendardFile, pretendardVersion } from './packages.ts'

/** The version is part of the address, so that browsers may keep the files for ever. */
const folder = `fonts/pretendard-gov-${pretendardVersion}`

/** Returns the package's own `@font-face` rules, with addresses relative to the folder `css/`. */
export function fontSheet(pretendardSheet: string): string {
  return pretendardSheet.replaceAll(/url\(\.\/woff2-dynamic-subset\/([^)]+)\)/g, `url("../${folder}/$1")`)
}

export async function copyFonts(target: string): Promise<void> {
  await cp(pretendardFile('dist/web/variable/woff2-dynamic-subset'), join(target, folder), {
    recursive: true,
  })
  await cp(pretendardFile('dist/LICENSE.txt'), join(target, folder, 'LICENSE.txt'))
}
