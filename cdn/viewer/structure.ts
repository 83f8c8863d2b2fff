import type { PDFPageProxy } from 'pdfjs-dist'

type Node = Awaited<ReturnType<PDFPageProxy['getStructTree']>>
type Child = Node['children'][number]

/** The roles of a tagged PDF and their elements on a page. All others only hold their content. */
const roles: Record<string, string> = {
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  L: 'list',
  LI: 'listitem',
  Table: 'table',
  Caption: 'caption',
  TR: 'row',
  TH: 'columnheader',
  TD: 'cell',
  Figure: 'img',
}

/** Returns a page's invisible structure, which owns the pieces of text, so that screen readers announce it. */
export function structureOf(root: Node): HTMLElement {
  const element = document.createElement('span')
  fill(element, root)
  return element
}

function fill(element: HTMLElement, { children }: Node): void {
  const owned = children.flatMap(child => (isContent(child) ? [child.id] : []))
  if (owned.length) element.setAttribute('aria-owns', owned.join(' '))
  const namesColumns = !children.some(child => !isContent(child) && child.role === 'TD')
  for (const child of children) if (!isContent(child)) element.append(elementFor(child, namesColumns))
}

function elementFor(node: Node, namesColumns: boolean): HTMLElement {
  const element = document.createElement('span')
  const role = node.role === 'TH' && !namesColumns ? 'rowheader' : roles[node.role]
  if (role) element.setAttribute('role', role)
  if (role === 'heading') element.setAttribute('aria-level', String(Number(node.role.slice(1)) + 1))
  const { alt } = node as Node & { alt?: string }
  if (alt) element.setAttribute('aria-label', alt)
  if (role !== 'img') fill(element, node)
  return element
}

function isContent(child: Child): child is Extract<Child, { id: string }> {
  return 'id' in child
}
