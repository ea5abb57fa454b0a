/** A way of showing one value of a call, or several that belong together under one label (ERC-7730, version 2). */
export type DescribedField = {
  path: string
  label: string
  format?: string
  params?: Readonly<Record<string, unknown>>
  visible?: string
  /** The parts of a structure or of a list of structures, by their paths inside it. */
  fields?: readonly DescribedField[]
}

/** What a wallet shows of one function or one kind of message. */
export type DescribedFormat = { intent: string; fields: readonly DescribedField[] }

/** A descriptor of ERC-7730, as far as ours use it. The keys of `formats` are whole signatures with the names of their arguments. */
export type Descriptor = {
  context: {
    $id: string
    contract?: { deployments: readonly unknown[] }
    eip712?: { domain: { name?: string; version?: string }; deployments: readonly unknown[] }
  }
  metadata: { contractName: string; enums?: Readonly<Record<string, Readonly<Record<string, string>>>> }
  display: { formats: Readonly<Record<string, DescribedFormat>> }
}

/** The name before the brackets of a signature. */
export const nameOfFormat = (signature: string) => signature.slice(0, signature.indexOf('('))

/** What is said of a function; of several with one name, of the first. Undefined where nothing is. */
export function formatOf({ display }: Descriptor, name: string): DescribedFormat | undefined {
  const found = Object.keys(display.formats).find((signature) => nameOfFormat(signature) === name)
  return found ? display.formats[found] : undefined
}

/** The strings of an enumeration of a descriptor, by the path that names it: `$.metadata.enums.versions`. */
export function enumOf({ metadata }: Descriptor, path: unknown): Readonly<Record<string, string>> {
  return metadata.enums?.[String(path).split('.').at(-1)!] ?? {}
}
