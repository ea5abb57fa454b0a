import type { CDPSession, Page } from '@playwright/test'

type Value = { value?: unknown }
type AxNode = {
  nodeId: string
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  value?: Value
  properties?: { name: string; value: Value }[]
  childIds?: string[]
  backendDOMNodeId?: number
}
type DomNode = {
  nodeId: number
  backendNodeId: number
  attributes?: string[]
  children?: DomNode[]
  contentDocument?: DomNode
}

/** Roles that are read within the line they are in. */
const inline = new Set([
  'link',
  'code',
  'strong',
  'emphasis',
  'time',
  'abbr',
  'mark',
  'superscript',
  'subscript',
  'insertion',
  'deletion',
  'Abbr',
])
/** Roles whose name is all that is said of them. */
const whole = new Set([
  'link',
  'button',
  'heading',
  'image',
  'img',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'option',
  'menuitem',
  'textbox',
  'searchbox',
  'spinbutton',
  'slider',
  'combobox',
  'progressbar',
  'meter',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
])
/** Roles that say nothing themselves. */
const silent = new Set([
  'generic',
  'none',
  'presentation',
  'RootWebArea',
  'paragraph',
  'LabelText',
  'Legend',
  'InlineTextBox',
  'rowgroup',
  'ListMarker',
  'Figcaption',
  'Section',
  'SvgRoot',
  'DescriptionListTerm',
  'DescriptionListDetail',
  'Ruby',
])
/** States that are said, in the order in which they are. */
const states = [
  'level',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'hasPopup',
  'required',
  'invalid',
  'disabled',
  'readonly',
  'modal',
  'busy',
  'live',
  'valuetext',
]
/** Roles whose words are read, not a name made of them. */
const nameless = new Set([
  'term',
  'definition',
  'cell',
  'row',
  'gridcell',
  'listitem',
  'caption',
  'LabelText',
  'columnheader',
  'rowheader',
])
const nameOfRole: Record<string, string> = {
  DisclosureTriangle: 'summary',
  DisclosureTriangleGrouped: 'summary',
  listitem: '-',
  DescriptionList: 'facts',
  DateTime: 'date and time',
  image: 'img',
  StaticText: 'text',
  Details: 'details',
  Iframe: 'frame',
}

const longest = 96
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()} …` : text)
const plain = (text: unknown) =>
  String(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function attributesById(node: DomNode, into = new Map<number, Record<string, string>>()) {
  const pairs: Record<string, string> = {}
  for (let at = 0; at < (node.attributes?.length ?? 0); at += 2)
    pairs[node.attributes![at]!] = node.attributes![at + 1]!
  into.set(node.backendNodeId, pairs)
  for (const child of [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])])
    attributesById(child, into)
  return into
}

/** Which part of a page is read: `of` alone, or all of it `without` one; both are selectors. */
type Part = { of?: string; without?: string }

/** What Chromium tells a screen reader about the page, a line for each thing that is said, indented as the parts lie in each other. */
export async function reading(page: Page, part: Part): Promise<string> {
  const session = await page.context().newCDPSession(page)
  try {
    return await readTree(session, part)
  } finally {
    await session.detach()
  }
}

async function readTree(session: CDPSession, { of, without }: Part): Promise<string> {
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as unknown as { root: DomNode }
  const attributes = attributesById(root)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  let left: string | undefined
  let line = ''
  let lineDepth = 0
  const flush = () => {
    if (line.trim()) lines.push(`${'  '.repeat(lineDepth)}${line.trim()}`)
    line = ''
  }
  const say = (text: string, depth: number) => {
    if (!line) lineDepth = depth
    line += text
  }
  const described = (node: AxNode) => {
    const own = attributes.get(node.backendDOMNodeId ?? -1) ?? {}
    const role = String(node.role?.value)
    const said = states.flatMap((state) => {
      const value = node.properties?.find(({ name }) => name === state)?.value.value
      if (value === undefined || value === '' || value === 'off') return []
      if (state === 'expanded') return [value ? 'expanded' : 'collapsed']
      if (state === 'pressed' || state === 'checked' || state === 'selected')
        return [value === 'mixed' ? 'mixed' : value === true || value === 'true' ? state : `not ${state}`]
      if (state === 'valuetext') return own['aria-valuetext'] ? [`“${own['aria-valuetext']}”`] : []
      if (state === 'level') return role === 'heading' ? [String(value)] : []
      if (value === false || value === 'false') return []
      return [value === true || value === 'true' ? state : `${state} ${value}`]
    })
    if (own['aria-current']) said.push(`current ${own['aria-current']}`)
    if (own['aria-sort']) said.push(`sorted ${own['aria-sort']}`)
    if (own.tabindex === '0' && !whole.has(role) && role !== 'link') said.push('focusable')
    if (role === 'link' && own.href) said.push(`→ ${own.href.startsWith('data:') ? 'data:' : own.href.slice(0, 60)}`)
    const value = plain(node.value?.value)
    const description = plain(node.description?.value)
    return [
      nameOfRole[role] ?? role,
      node.name?.value && !nameless.has(role) ? JSON.stringify(plain(node.name.value)).replaceAll('\\"', "'") : '',
      said.length > 0 ? `(${said.join(', ')})` : '',
      value && value !== plain(node.name?.value) ? `= ${cut(value)}` : '',
      description ? `described: ${cut(description)}` : '',
    ]
      .filter(Boolean)
      .join(' ')
  }
  const walk = (id: string, depth: number): void => {
    const node = byId.get(id)
    if (!node || id === left) return
    const role = String(node.role?.value)
    const children = () => (node.childIds ?? []).forEach((child) => walk(child, depth))
    const live = node.properties?.some(({ name, value }) => name === 'live' && value.value !== 'off')
    if (role === 'LabelText' || role === 'Legend') return
    if (role === 'StaticText') return say(cut(String(node.name?.value ?? '').replaceAll(/\s+/g, ' ')), depth)
    if (role === 'LineBreak') return say(' / ', depth)
    if (node.ignored || (silent.has(role) && !live && !(node.name?.value && role === 'generic'))) {
      if (node.ignored || role === 'generic' || role === 'none') return children()
      flush()
      children()
      return flush()
    }
    if (inline.has(role)) {
      if (role !== 'link') return children()
      return say(`[${described(node)}]`, depth)
    }
    flush()
    lines.push(`${'  '.repeat(depth)}${described(node)}`)
    if (whole.has(role)) {
      // What is inside was said with the name, other than a control or a picture of its own.
      const further = (ids: string[]): string[] =>
        ids.flatMap((child) => {
          const at = byId.get(child)
          const own = String(at?.role?.value)
          if (
            at &&
            !at.ignored &&
            (own === 'link' || own === 'image' || own === 'img' || own === 'button' || own === 'heading')
          )
            return [child]
          return further(at?.childIds ?? [])
        })
      if (role !== 'textbox')
        for (const child of further(node.childIds ?? []))
          lines.push(`${'  '.repeat(depth + 1)}within: ${described(byId.get(child)!)}`)
      return
    }
    for (const child of node.childIds ?? []) walk(child, depth + 1)
    flush()
  }
  const find = async (selector: string) => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { node } = await session.send('DOM.describeNode', { nodeId })
    return nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId)?.nodeId
  }
  const top = of ? await find(of) : nodes[0]!.nodeId
  if (!top) throw new Error(`Nothing is read of ${of}.`)
  left = without ? await find(without) : undefined
  walk(top, 0)
  flush()
  return joined(lines).join('\n')
}

/** Puts what is in an item, a term or a cell onto the line that says what it is. */
function joined(lines: string[]): string[] {
  const out: string[] = []
  for (const line of lines) {
    const before = out.at(-1)
    const depth = line.search(/\S/)
    if (
      before &&
      /^\s*(?:-|term|definition|cell|row|row "[^"]*"|caption)$/.test(before) &&
      before.search(/\S/) === depth - 2
    )
      out[out.length - 1] = `${before.replace(/row ".*"$/, 'row')} ${line.trim()}`
    else out.push(line)
  }
  return out
}
