import { visibleText } from '#core/text/visible-text.ts'

/** What the JSON of a piece says, as far as it is right, and what is wrong with it, as sentences. */
export type Metadata = { name?: string; image?: string; attributes?: number; faults: string[] }

/** Characters of a name that are shown. */
const longestName = 80

/** Reads the metadata of a piece, in the form that ERC-721 and ERC-1155 give and markets have come to expect. */
export function readMetadata(text: string): Metadata {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { faults: ['It is not JSON.'] }
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { faults: ['It is no JSON object.'] }
  const { name, description, image, image_data: drawn, attributes } = json as Record<string, unknown>
  const faults: string[] = []
  if (typeof name !== 'string' || !name.trim()) faults.push('It has no name.')
  if (typeof description !== 'string') faults.push('It has no description.')
  const picture = [image, drawn].find((each) => typeof each === 'string' && each.trim() !== '') as string | undefined
  if (picture === undefined) faults.push('It has no image.')
  if (attributes !== undefined && !Array.isArray(attributes)) faults.push('Its attributes are not a list.')
  else if (Array.isArray(attributes) && !attributes.every(isAttribute))
    faults.push('An attribute has no trait_type or no value.')
  return {
    ...(typeof name === 'string' && { name: visibleText([...name].slice(0, longestName).join('')) }),
    ...(picture !== undefined && { image: picture }),
    ...(Array.isArray(attributes) && { attributes: attributes.length }),
    faults,
  }
}

/** A bare value is a property without a name, which markets accept. */
function isAttribute(attribute: unknown): boolean {
  if (typeof attribute !== 'object' || attribute === null) return false
  const { trait_type: type, value } = attribute as Record<string, unknown>
  return (type === undefined || typeof type === 'string') && ['string', 'number', 'boolean'].includes(typeof value)
}
