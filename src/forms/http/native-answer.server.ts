import type { Form } from '#forms/definition/define-form.ts'
import { sitePath } from '#forms/definition/parse-submission.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, htmlAnswer, type Pages } from '#ui/pages/page-shell.server.ts'
import type { Refusal } from '#ui/pages/refused-page.server.ts'
import { refillForm, type RefusedForm } from './refill-form.server.ts'

const { NativeFormPage } = await import('./native-form.tsx')

/** A refusal with a sentence for each field that needs one. */
type Shown = Refusal & { fields: Record<string, string> }

/**
 * Answers a plain HTML form that was refused: its page, with everything as it was typed and the reasons beside it; when
 * that page is not known, the form alone. Nothing that was typed is ever lost.
 */
export function refusedFormPage(
  pages: Pages,
  {
    name,
    form,
    body,
    referer,
    refusal,
  }: { name: string; form: Form; body: Record<string, string>; referer?: string; refusal: Shown },
): Response {
  const { status, message, fields, headers } = refusal
  const refused: RefusedForm = { form: name, values: visible(form, body), fields, message }
  for (const path of [sitePath(body.page), refererPath(referer)]) {
    // A page the server made has the address of its frame in it, where nothing but the shell would be shown again.
    const page = path && path !== '/frame' ? pages.page(path) : undefined
    const refilled = page && refillForm(page.html, refused)
    if (refilled) return htmlAnswer(refilled, { status, headers: { ...page.headers, ...headers } })
  }
  const main = draw(NativeFormPage, { name, form, message, fields, values: refused.values })
  return shellPage(pages, { title: form.title, main, status, headers })
}

// Only what a visitor can see is written back: neither the trap nor a proof that is spent.
function visible({ fields }: Form, body: Record<string, string>): Record<string, string> {
  const isShown = (name: string) => Object.hasOwn(fields, name) && fields[name]!.input !== 'hidden'
  return Object.fromEntries(Object.entries(body).filter(([name]) => isShown(name) || name === 'page'))
}

function refererPath(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? sitePath(new URL(referer).pathname) : undefined
}
