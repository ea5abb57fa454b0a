import type { Form } from './define-form.ts'

/** Answers as a person reads them: labels of the form, and the words of a choice instead of its value. */
export function readableAnswers(form: Form, answers: Record<string, string>): [label: string, value: string][] {
  return Object.entries(form.fields).map(([name, field]) => {
    const value = answers[name] ?? ''
    const chosen = field.input === 'checkbox' ? value.split(',') : [value]
    const words = chosen.map((one) => field.options?.find(([option]) => option === one)?.[1] ?? one)
    return [field.label, words.join('\n')]
  })
}
