/**
 * Whether the browser would ask before it closes the page. So an area needs to say nowhere else that it holds unsaved work or
 * an upload than where every page does.
 */
export function holdsUnsavedWork(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
