// Before any component: Node cannot read them without it.
import '#core/process/jsx.server.ts'
import type { ComponentType } from 'react'
import { forProduction } from '#core/process/env.server.ts'
import { SafeHtml } from '#core/text/html.server.ts'

const [{ createElement }, { renderToStaticMarkup }] = await forProduction(() =>
  Promise.all([import('react'), import('react-dom/server'), import('react/jsx-runtime')]),
)

/**
 * A component as the server sends it. The file that draws one imports it by `await import`, since Node reads JSX only when
 * this file was read. `place` begins the ids within: pieces that are drawn apart and stand on one page need two.
 */
export function draw<Props extends object>(component: ComponentType<Props>, props: Props, place = 'main'): SafeHtml {
  return new SafeHtml(renderToStaticMarkup(createElement(component, props), { identifierPrefix: `${place}-` }))
}
