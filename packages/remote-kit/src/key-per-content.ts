/** Returns the key of a submission (GP-25): the same for the same content, so that it is not filed twice. */
export function keyPerContent(newKey: () => string): (content: string) => string {
  let last = { content: '', key: '' }
  return content => {
    if (last.content !== content || last.key === '') last = { content, key: newKey() }
    return last.key
  }
}
