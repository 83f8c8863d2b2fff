/** Some browsers read the address only after the press has been dealt with. */
const READ_BY_THEN_MS = 30_000

/** Gives a file to the browser, to be kept under that name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_THEN_MS)
}
