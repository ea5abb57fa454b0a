import type { Address } from 'viem'
import { headName } from '#tools/claim-list/list-file.ts'

/** An account on every sample list, to look up without a wallet: the beginning of the hash of a zero. */
export const sampleListed: Address = '0x290DEcD9548b62A8D60345A988386Fc84Ba6BC95'

/** Where the sample list of an account is on its server, or the one of nobody in particular. */
export function samplePath(account?: Address): string {
  return `/claims/lists/${account ? `sample-${account.toLowerCase()}` : 'sample'}/${headName}`
}

/** Whose sample list has this name; undefined when it is the name of none. */
export function readSampleName(name: string): { account?: Address } | undefined {
  const [whole, account] = name.match(/^sample(?:-(0x[\da-f]{40}))?$/) ?? []
  if (whole === undefined) return undefined
  return account ? { account: account as Address } : {}
}
