import type { SafeHtml } from '#core/text/html.server.ts'
import type { Block } from '#site/blog/post/post.ts'
import { draw } from '#ui/pages/draw.server.ts'

const { PostBody } = await import('./post-body.tsx')

/** The text of a post alone, as feeds carry it. */
export const bodyHtml = (body: readonly Block[]): SafeHtml => draw(PostBody, { body })
