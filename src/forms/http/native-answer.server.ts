import { markup, type SafeHtml } from '#core/text/html.server.ts'
import type { Form } from '#forms/definition/define-form.ts'
import { sitePath } from '#forms/definition/parse-submission.server.ts'
import { forms, type FormName } from '#leads/catalogue.ts'
import { framedPage, htmlAnswer, type Pages } from '#ui/pages/frame.server.ts'
import { actions, pageHead } from '#ui/pages/page-parts.server.ts'
import { nativeForm } from './native-form.server.ts'
import { refillForm, type RefusedForm } from './refill-form.server.ts'

/** The part of a refusal a page shows. */
type Shown = { status: number; message: string; fields: Record<string, string>; headers: Record<string, string> }

/**
 * Answers a plain HTML form that was refused: the page it stood on, with everything as it was typed and the reasons beside it; when
 * that page is not known, the form alone. Nothing that was typed is lost, whatever the reason.
 */
export function refusedFormPage(
  pages: Pages,
  { form, body, referer, refusal }: { form: FormName; body: Record<string, string>; referer?: string; refusal: Shown },
): Response {
  const { status, message, fields, headers } = refusal
  const refused: RefusedForm = { form, values: visible(form, body), fields, message }
  for (const path of [sitePath(body.page), refererPath(referer)]) {
    // A page the server made has the address of its frame in it, where nothing but the shell would be shown again.
    const page = path && path !== '/frame' ? pages.page(path) : undefined
    const refilled = page && refillForm(page.html, refused)
    if (refilled) return htmlAnswer(refilled, { status, headers: { ...page.headers, ...headers } })
  }
  return framedPage(pages, { title: forms[form].title, main: bareForm(form, refused), status, headers })
}

/** A page that says why a plain request was refused, when there is no form to show again. */
export function refusedPage(pages: Pages, { status, message, headers }: Omit<Shown, 'fields'>): Response {
  const more = actions({ label: 'Back to the first page', href: '/' })
  const main = pageHead({ heading: 'That did not work', lead: message, seed: `/status/${status}`, more })
  return framedPage(pages, { title: 'That did not work', main, status, headers })
}

// Only what a visitor can see is written back: neither the trap nor a proof that is spent.
function visible(form: FormName, body: Record<string, string>): Record<string, string> {
  const { fields }: Form = forms[form]
  const isShown = (name: string) => Object.hasOwn(fields, name) && fields[name]!.input !== 'hidden'
  return Object.fromEntries(Object.entries(body).filter(([name]) => isShown(name) || name === 'page'))
}

function refererPath(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? sitePath(new URL(referer).pathname) : undefined
}

function bareForm(name: FormName, { values, fields, message }: RefusedForm): SafeHtml {
  return markup`${pageHead({ heading: forms[name].title, lead: message, seed: `/${name}` })}
<div class="wide">${nativeForm(name, { values, fields })}</div>`
}
