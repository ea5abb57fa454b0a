/** Facts of a chain as a JSON file: readable, amounts in digits of the smallest unit, since they pass what a number holds. */
export function jsonText(facts: object): string {
  return `${JSON.stringify(facts, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2)}\n`
}
