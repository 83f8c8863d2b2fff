/** Some browsers read the address only after the press was handled. */
const READ_BY_THEN_MS = 30_000

/** Downloads a file of this page under that name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_THEN_MS)
}
