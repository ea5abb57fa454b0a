/** A call of a function by its name, or by its selector, with what it was given. */
export const functionWords = ({
  signature,
  selector,
  given,
}: {
  signature?: string
  selector: string
  given: string
}): string =>
  signature ? `${signature.slice(0, signature.indexOf('('))}(${given})` : `the function ${selector} (given ${given})`
