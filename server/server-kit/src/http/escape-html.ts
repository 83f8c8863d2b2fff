const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in an element or in a quoted attribute of a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => SIGNS[sign] ?? sign)
}
