/** What a screen reader gets to hear while something happens: regions that speak by themselves, and where the focus goes. */
export type Heard = {
  /** `polite` waits for a pause, `assertive` interrupts, `focus` is read because the focus is there. */
  how: 'polite' | 'assertive' | 'focus'
  words: string
  /** Why it is often not read: the region came together with its words, or lies behind a modal window. */
  unsure?: 'new' | 'behind'
}

/**
 * Runs in the page before its scripts: notes what comes into the live regions and where the focus goes, in order, in `heard`. An atomic
 * region (a status, an alert) is read whole, others what was added.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- the function goes into the page alone */
export function listen(): void {
  const heard: Heard[] = []
  Object.assign(globalThis, { heard })
  const regions = '[role=log],[role=alert],[role=status],output,[aria-live]'
  const last = new WeakMap<Element, string>()
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return ''
    if (node.matches('[aria-hidden=true],[aria-live=off],time,script,style') || !node.checkVisibility()) return ''
    if (node.hasAttribute('aria-label') && !node.matches(regions)) return ` ${node.getAttribute('aria-label')} `
    if (node instanceof HTMLImageElement) return ` ${node.alt} `
    const inside = [...node.childNodes].map(wordsOf).join('')
    return getComputedStyle(node).display.startsWith('inline') ? inside : ` ${inside} `
  }
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const note = (how: Heard['how'], words: string, unsure?: Heard['unsure']) => heard.push({ how, words, unsure })
  new MutationObserver((changes) => {
    // What is there from the beginning is read in its place, and not announced.
    if (document.readyState === 'loading') return
    const spoken = new Map<Element, { parts: Set<Node>; isNew: boolean }>()
    const tell = (region: Element, part: Node, isNew: boolean) => {
      const entry = spoken.get(region) ?? { parts: new Set(), isNew: false }
      entry.parts.add(part)
      entry.isNew ||= isNew
      spoken.set(region, entry)
    }
    for (const { type, addedNodes, target } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) {
        if (!node.isConnected) continue
        const element = node instanceof Element ? node : node.parentElement
        const around = (node instanceof Element ? node.parentElement : element)?.closest(regions)
        if (around && around.getAttribute('aria-live') !== 'off') tell(around, node, false)
        if (node instanceof Element)
          for (const region of [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)])
            if (region.getAttribute('aria-live') !== 'off' && !(around && around.getAttribute('aria-live') !== 'off'))
              tell(region, region, true)
      }
    for (const [region, { parts, isNew }] of spoken) {
      const role = region.getAttribute('role')
      const how = role === 'alert' || region.getAttribute('aria-live') === 'assertive' ? 'assertive' : 'polite'
      const whole =
        role === 'alert' ||
        role === 'status' ||
        region.localName === 'output' ||
        region.getAttribute('aria-atomic') === 'true'
      const words = plain(whole ? wordsOf(region) : [...parts].map(wordsOf).join(' '))
      if (!region.checkVisibility() || region.closest('[aria-hidden=true]')) continue
      if (whole && last.get(region) === words) continue
      last.set(region, words)
      if (!words) continue
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
      note(how, words, modal && !modal.contains(region) ? 'behind' : isNew ? 'new' : undefined)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const element = target as HTMLElement
      const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
      const labels =
        ids.length > 0
          ? ids.map((id) => document.getElementById(id))
          : element.id
            ? [...document.querySelectorAll(`label[for="${CSS.escape(element.id)}"]`)]
            : []
      const name =
        element.getAttribute('aria-label') ??
        (labels.length > 0 ? labels.map((label) => (label ? wordsOf(label) : '')).join(' ') : wordsOf(element))
      note('focus', `${element.getAttribute('role') ?? element.localName} ${JSON.stringify(plain(name).slice(0, 160))}`)
    },
    true,
  )
}
