/** What the words of a template stand for: texts are written in, yes and no decide over the lines of a block. */
export type TemplateValues = Record<string, string | boolean>

/**
 * Fills `{{name}}` in a template. The lines between `{{#name}}` and `{{/name}}` stay when the value is true or a text that is not empty;
 * those between `{{^name}}` and `{{/name}}` when it is not. Blocks do not lie within each other. Throws on a name without a value.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const valueOf = (name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template has {{${name}}}, which has no value.`)
    return value
  }
  return template
    .replaceAll(/^{{([#^])(\w+)}}\n([^]*?)^{{\/\2}}\n/gm, (_, kind: string, name: string, lines: string) =>
      Boolean(valueOf(name)) === (kind === '#') ? lines : '',
    )
    .replaceAll(/{{(\w+)}}/g, (_, name: string) => String(valueOf(name)))
}
