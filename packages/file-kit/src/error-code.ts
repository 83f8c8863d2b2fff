/** True for an error of the operating system or the database with one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** Returns the result of reading a file or a folder; null if it does not exist. */
export async function unlessMissing<T>(reading: Promise<T>, codes = ['ENOENT']): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (hasCode(error, ...codes)) return null
    throw error
  }
}
