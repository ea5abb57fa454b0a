import claims from '#contracts/descriptors/eip712-MerkleClaims.json' with { type: 'json' }
import permit from '#contracts/descriptors/eip712-Permit.json' with { type: 'json' }
import permit2 from '#contracts/descriptors/eip712-Permit2.json' with { type: 'json' }
import type { TypedDataRequest } from '#transactions/describe/signing-request.ts'
import type { DescribedFormat, Descriptor } from './descriptor.ts'

type TypedData = TypedDataRequest['typedData']

/** What this site has signed as structured data. */
export const typedDescriptors: readonly Descriptor[] = [claims, permit, permit2]

/** A type with those it refers to, as EIP-712 writes it: the key of what a descriptor says of it. */
export function encodedType({ types, primaryType }: Pick<TypedData, 'types' | 'primaryType'>): string {
  const found = new Set<string>()
  const gather = (type: string) => {
    const name = type.replace(/(\[\d*\])+$/, '')
    if (found.has(name) || !Object.hasOwn(types, name)) return
    found.add(name)
    for (const part of types[name]!) gather(part.type)
  }
  gather(primaryType)
  const [first, ...others] = found
  return [first!, ...others.toSorted()]
    .map((name) => `${name}(${types[name]!.map(({ type, name: part }) => `${type} ${part}`).join(',')})`)
    .join('')
}

/** What the descriptor of this very type and domain says; undefined where there is none. */
export function formatOfData({ domain, types, primaryType }: TypedData): DescribedFormat | undefined {
  if (!Object.hasOwn(types, primaryType)) return undefined
  const key = encodedType({ types, primaryType })
  const found = typedDescriptors.find(({ context, display }) => {
    const name = context.eip712?.domain.name
    return Object.hasOwn(display.formats, key) && (name === undefined || name === domain.name)
  })
  return found?.display.formats[key]
}
