// Before any component: Node cannot read them without it.
import '#core/process/jsx.server.ts'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SafeHtml } from '#core/text/html.server.ts'

/**
 * A component as the server sends it. Components are imported by `await import('./page.tsx')`, after this file: Node reads JSX only then.
 * `prefix` begins the ids within, for drawings that stand on one page.
 */
export function draw<Props extends object>(component: ComponentType<Props>, props: Props, prefix = 'drawn-'): SafeHtml {
  return new SafeHtml(renderToStaticMarkup(createElement(component, props), { identifierPrefix: prefix }))
}
