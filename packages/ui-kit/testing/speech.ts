import { cdp } from 'vitest/browser'

type Value = { value?: string | number | boolean }

/** A node of Chromium's accessibility tree. */
type AxNode = {
  nodeId: string
  childIds?: string[]
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  value?: Value
  properties?: { name: string; value: Value }[]
}

type Frame = { frame: { id: string; url: string }; childFrames?: Frame[] }

/** Parts of the tree that screen readers pass over. */
const SILENT = `RootWebArea generic none paragraph strong time form LabelText Legend InlineTextBox ListMarker
  DescriptionList definition caption rowgroup row emphasis LineBreak`
/** Parts whose inside is the browser's own, or a drawing. */
const WHOLE = ['DateTime', 'image']
/** Parts that announce a text as soon as they have one. */
const EMPTY_AT_FIRST = ['status', 'alert']
const STATES = [
  'required',
  'pressed',
  'readonly',
  'disabled',
  'checked',
  'expanded',
  'selected',
  'modal',
  'live',
]

/**
 * Returns the page as a screen reader reads it: a line for each part, in the order of reading, with its role, name,
 * states, value and description, from Chromium's own accessibility tree.
 */
export async function speechOfPage(): Promise<string> {
  const session = cdp() as { send(method: string, parameters?: object): Promise<unknown> }
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: Frame }
  const frameId = framesIn(frameTree).find(({ url }) => url.split('#')[0] === location.href.split('#')[0])?.id
  const { nodes } = (await session.send('Accessibility.getFullAXTree', { frameId })) as { nodes: AxNode[] }
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const [root] = nodes
  return root ? `${linesOf(root, byId, '').join('\n')}\n` : ''
}

function framesIn({ frame, childFrames = [] }: Frame): Frame['frame'][] {
  return [frame, ...childFrames.flatMap(framesIn)]
}

/** `around` has the names and values of the parts around, which repeat the texts inside them. */
function linesOf(node: AxNode, byId: ReadonlyMap<string, AxNode>, around: string): string[] {
  const line = node.ignored ? null : lineOf(node, around)
  const name = line === null ? around : `${around} ${textOf(node.name)} ${textOf(node.value)}`
  const childIds = WHOLE.includes(textOf(node.role)) ? [] : (node.childIds ?? [])
  const children = childIds.flatMap(id => byId.get(id) ?? [])
  const inside = children.flatMap(child => linesOf(child, byId, name))
  const isEmpty = inside.length === 0 && EMPTY_AT_FIRST.includes(textOf(node.role)) && !textOf(node.name)
  return line === null || isEmpty ? inside : [line, ...inside]
}

function lineOf({ role, name, description, value, properties = [] }: AxNode, around: string): string | null {
  const [kind, text] = [textOf(role), textOf(name)]
  if (kind === 'StaticText') return text === '' || around.includes(text) ? null : text
  if (SILENT.split(/\s+/).includes(kind)) return null
  const facts = properties.flatMap(property => stateOf(kind, property) ?? [])
  return [
    `[${[kind, ...facts].join(', ')}]`,
    text,
    textOf(value) && `= ${textOf(value)}`,
    textOf(description) && `(${textOf(description)})`,
  ]
    .filter(Boolean)
    .join(' ')
}

function stateOf(kind: string, { name, value }: { name: string; value: Value }): string | null {
  const text = textOf(value)
  if (name === 'level') return kind === 'heading' ? `level ${text}` : null
  if (name === 'invalid') return text === 'false' ? null : 'invalid'
  if (!STATES.includes(name) || text === 'false' || text === 'off') return null
  return text === 'true' ? name : `${name} ${text}`
}

function textOf(value: Value | undefined): string {
  return String(value?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
