import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** A form that was refused: what was typed, a sentence for each field that needs one, and the sentence above them all. */
export type RefusedForm = {
  form: string
  values: Record<string, string>
  fields: Record<string, string>
  message: string
}

/**
 * A prerendered page with one of its forms as it was sent: values in their controls, sentences beside the fields and in the
 * summary. Scripts are taken out, since they would draw the empty form again. Answers undefined when the page has no such form.
 */
export function refillForm(pageHtml: string, refused: RefusedForm): string | undefined {
  // Without scripting, as the reader's browser has it: the content of <noscript> is part of the page.
  const page = parse(pageHtml, { scriptingEnabled: false })
  for (const element of elementsIn(page)) {
    // The page brings only the styles of what it showed at first, and the script that would enable the others goes.
    if (attribute(element, 'rel') === 'stylesheet') removeAttribute(element, 'disabled')
    if (runsCode(element)) remove(element)
  }
  const form = elementsIn(page).find(
    (element) => element.tagName === 'form' && attribute(element, 'data-form') === refused.form,
  )
  if (!form) return undefined

  // A form of several steps shows them one by one in a browser with scripts. This one has none: all of it is shown.
  const root = elementsIn(page).find(({ tagName }) => tagName === 'html')
  if (root) setAttribute(root, 'data-script', 'failed')

  const errors = new Map<string, string>()
  const placed = new Set<string>()
  for (const control of elementsIn(form)) {
    const name = attribute(control, 'name')
    if (!name || !['input', 'textarea', 'select'].includes(control.tagName)) continue
    if (Object.hasOwn(refused.values, name)) fill(control, refused.values[name]!)
    const question = questionOf(control)
    const id = attribute(question, 'id')
    const sentence = refused.fields[name]
    if (!id || sentence === undefined || attribute(control, 'type') === 'hidden') continue
    placed.add(name)
    if (!isBox(control) || attribute(question, 'role') === 'radiogroup') setAttribute(question, 'aria-invalid', 'true')
    setAttribute(question, 'aria-describedby', words(attribute(question, 'aria-describedby'), `${id}-error`))
    errors.set(id, sentence)
  }
  for (const [id, sentence] of errors) {
    const slot = elementsIn(form).find((element) => attribute(element, 'id') === `${id}-error`)
    if (slot) show(slot, [textNode(sentence)])
  }
  const known = elementsIn(form).find((element) => hasClass(element, 'form-summary'))
  const summary = known ?? make('div', { class: 'form-summary', role: 'alert' }, [])
  if (!known) form.childNodes.unshift(own(summary, form))
  const others = Object.entries(refused.fields).flatMap(([name, sentence]) => (placed.has(name) ? [] : [sentence]))
  show(summary, summaryOf(refused.message, errors, others))
  const title = elementsIn(page).find((element) => element.tagName === 'title')
  if (title) title.childNodes.unshift(own(textNode('Check: '), title))
  return serialize(page)
}

/** Every element below, in the order of the page; a list of its own, so that the tree may change meanwhile. */
function elementsIn(parent: Parent): Element[] {
  return parent.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
}

function runsCode(element: Element): boolean {
  return (
    element.tagName === 'script' ||
    (element.tagName === 'link' &&
      /\b(?:module)?preload\b/.test(attribute(element, 'rel') ?? '') &&
      attribute(element, 'as') !== 'font')
  )
}

/** What a sentence is about: the control, or the whole group of a radio button or check box. */
function questionOf(control: Element): Element {
  if (!isBox(control)) return control
  let at: Parent | null = control.parentNode
  while (at && 'tagName' in at && !hasClass(at, 'field-choice')) at = at.parentNode
  return at && 'tagName' in at ? at : control
}

function isBox(control: Element): boolean {
  return /^(?:checkbox|radio)$/.test(attribute(control, 'type') ?? '')
}

function fill(control: Element, value: string) {
  // A line end that follows the tag is not part of the text: one in front keeps it.
  if (control.tagName === 'textarea') control.childNodes = [own(textNode(value.replace(/^\n/, '\n\n')), control)]
  else if (control.tagName === 'select') choose(control, value)
  else if (isBox(control)) {
    removeAttribute(control, 'checked')
    if (value.split(',').includes(attribute(control, 'value') ?? 'on')) setAttribute(control, 'checked', '')
  } else setAttribute(control, 'value', value)
}

function choose(select: Element, value: string) {
  for (const option of elementsIn(select)) {
    if (option.tagName !== 'option') continue
    removeAttribute(option, 'selected')
    if ((attribute(option, 'value') ?? textOf(option)) === value) setAttribute(option, 'selected', '')
  }
}

function summaryOf(message: string, errors: Map<string, string>, others: string[]): Node[] {
  const count = errors.size + others.length
  const many = count === 1 ? 'one answer' : `${count} answers`
  const title = count === 0 ? message : `Check ${many}`
  const links = [...errors].map(([id, sentence]) =>
    make('li', {}, [make('a', { href: `#${id}` }, [textNode(sentence)])]),
  )
  const items = [...links, ...others.map((sentence) => make('li', {}, [textNode(sentence)]))]
  const line = make('p', { class: 'form-summary-title' }, [textNode(title)])
  return items.length > 0 ? [line, make('ul', {}, items)] : [line]
}

function show(slot: Element, children: Node[]) {
  removeAttribute(slot, 'hidden')
  slot.childNodes = children.map((child) => own(child, slot))
}

function textOf(parent: Element): string {
  return parent.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name)
}

function words(...lists: (string | undefined)[]): string {
  return [...new Set(lists.flatMap((list) => (list ?? '').split(/\s+/).filter(Boolean)))].join(' ')
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

function setAttribute(element: Element, name: string, value: string) {
  removeAttribute(element, name)
  element.attrs.push({ name, value })
}

function removeAttribute(element: Element, name: string) {
  element.attrs = element.attrs.filter((attr) => attr.name !== name)
}

function remove(element: Element) {
  const parent = element.parentNode
  if (parent) parent.childNodes = parent.childNodes.filter((child) => child !== element)
}

function own<node extends Node>(child: node, parent: Parent): node {
  child.parentNode = parent
  return child
}

function textNode(value: string): DefaultTreeAdapterTypes.TextNode {
  return { nodeName: '#text', value, parentNode: null }
}

function make(tagName: string, attributes: Record<string, string>, children: Node[]): Element {
  const made: Element = {
    nodeName: tagName,
    tagName,
    attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    namespaceURI: 'http://www.w3.org/1999/xhtml' as Element['namespaceURI'],
    childNodes: [],
    parentNode: null,
  }
  made.childNodes = children.map((child) => own(child, made))
  return made
}
