import { valueOf, type Sight } from './ask-collection.server.ts'
import { standards, type StandardName } from './standards.ts'

/**
 * What the contract says of itself by ERC-165. `liar`: it says yes to 0xffffffff, which the standard forbids, so that its other answers
 * prove nothing; `silent`: it does not answer as the standard asks.
 */
export type Interfaces = { claims: Partial<Record<StandardName, boolean>>; liar: boolean; silent: boolean }

/** Asks for each standard. Rejects when no node answers. */
export async function readInterfaces(sight: Sight): Promise<Interfaces> {
  const says = async (id: string) => valueOf(await sight.ask<boolean>('supportsInterface', { args: [id] }))
  const names = Object.keys(standards) as StandardName[]
  const [impossible, ...answers] = await Promise.all(
    ['0xffffffff', ...names.map((name) => standards[name].id)].map(says),
  )
  const claims = Object.fromEntries(names.map((name, at) => [name, answers[at]])) as Interfaces['claims']
  return { claims, liar: impossible === true, silent: claims.erc165 !== true }
}
