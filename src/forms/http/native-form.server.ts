import { markup, type SafeHtml } from '#core/text/html.server.ts'
import type { FieldView, Form } from '#forms/definition/define-form.ts'

/** What stands in a form that the server draws: values, and a sentence for each field that needs one. */
export type NativeAnswers = { values?: Record<string, string>; fields?: Record<string, string> }

/** A form as plain HTML, for a page without scripts. All its steps stand below each other. */
export function nativeForm(name: string, form: Form, { values = {}, fields = {} }: NativeAnswers = {}): SafeHtml {
  const draw = (names: readonly string[]) =>
    markup`<div class="form-fields">${names.map((field) =>
      question(field, form.fields[field]!, { value: values[field] ?? '', error: fields[field] }),
    )}</div>`
  const steps = form.steps ?? []
  const questions = steps.every(({ title }) => !title)
    ? draw(Object.keys(form.fields))
    : steps.map(
        (step) => markup`<fieldset class="form-step"><legend>${step.title}</legend>${draw(step.fields)}</fieldset>\n`,
      )
  return markup`<form class="form" data-form="${name}" method="post" action="/api/forms/${name}">
${questions}
<div class="form-more" aria-hidden="true"><label for="website">Leave this empty</label>
<input id="website" name="website" type="text" autocomplete="off" tabindex="-1"></div>
<div class="form-foot"><button class="button solid">${form.action}</button></div>
</form>`
}

type Answer = { value: string; error: string | undefined }

function question(field: string, view: FieldView, { value, error }: Answer): SafeHtml {
  if (view.input === 'hidden') return markup`<input type="hidden" name="${field}" value="${view.value}">`
  if (view.options && view.input !== 'select') return choices(field, view, { value, error })
  const optional = view.optional === true && markup` <span class="field-optional">(optional)</span>`
  const hint = view.hint && markup`<p class="field-hint" id="${field}-hint">${view.hint}</p>\n`
  return markup`<div class="field field-${view.input}"><label for="${field}">${view.label}${optional}</label>
${hint}${control(field, view, { value, error })}
<p class="field-error" id="${field}-error">${error}</p></div>\n`
}

function choices(name: string, view: FieldView, { value, error }: Answer): SafeHtml {
  const chosen = value.split(',')
  const boxes = (view.options ?? []).map(
    ([choice, words]) =>
      markup`<label class="choice"><input type="${view.input}" name="${name}" value="${choice}"${
        chosen.includes(choice) && markup` checked`
      }> <span>${words}</span></label>`,
  )
  return markup`<fieldset class="field field-choice" id="${name}" tabindex="-1" aria-describedby="${name}-error">
<legend>${view.label}</legend><div class="choices">${boxes}</div><p class="field-error" id="${name}-error">${error}</p></fieldset>\n`
}

function control(name: string, view: FieldView, { value, error }: Answer): SafeHtml {
  const described = view.hint ? `${name}-hint ${name}-error` : `${name}-error`
  const state = markup`id="${name}" name="${name}" class="control" aria-describedby="${described}"${
    error !== undefined && markup` aria-invalid="true"`
  }`
  if (view.input === 'textarea') return markup`<textarea ${state} rows="8">\n${value}</textarea>`
  if (view.input === 'input') return markup`<input ${state} type="${view.type ?? 'text'}" value="${value}">`
  const options = (view.options ?? []).map(
    ([option, label]) => markup`<option value="${option}"${option === value && markup` selected`}>${label}</option>`,
  )
  return markup`<select ${state}>${options}</select>`
}
