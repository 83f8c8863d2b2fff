/**
 * Returns the key of a submission (GP-25): the same for the same content, so that a second try does not file twice,
 * and a new one as soon as the form has changed.
 */
export function keyPerContent(newKey: () => string): (content: string) => string {
  let last = { content: '', key: '' }
  return content => {
    if (last.content !== content || last.key === '') last = { content, key: newKey() }
    return last.key
  }
}
