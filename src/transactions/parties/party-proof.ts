import { quoteTokensOf } from '#chain/tokens/quote-tokens.ts'
import { createdContract } from '#transactions/describe/created-contract.ts'
import { acquaintances, type Acquaintance } from '#transactions/describe/look-alike.ts'
import type { SigningRequest } from '#transactions/describe/signing-request.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import type { Transaction } from '#transactions/track/transaction.ts'

/** What an account or contract is called in a sheet, and how the site knows. */
export type PartyFacts = { name?: string; proof: string }

/** Says who an address is; `named` is the name that the page gives it. */
export type WhoIs = (address: string, named?: string) => PartyFacts

type Known = {
  history: readonly Transaction[]
  /** Names of Ethereum, by the address in small letters, that our server has looked up both ways. */
  names?: Readonly<Record<string, string>>
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Who the parties of a request are: by the contacts of the site, what this browser has sent, lists, and names of Ethereum. */
export function whoIsIn(request: SigningRequest, { history, names = {} }: Known): WhoIs {
  const { from, chain, contacts = [] } = request
  const made = madeBy(request)
  const known: readonly Acquaintance[] = acquaintances(from, { contacts, history })
  const listed = quoteTokensOf(chain.id)
  return (address, named) => {
    const found = known.find((one) => same(one.address, address))
    const name = named ?? found?.name ?? names[address.toLowerCase()]
    return { ...(name && { name }), proof: proofOf(found) }

    function proofOf(one: Acquaintance | undefined): string {
      if (same(address, from)) return t('proofSelf')
      if (/^0x0+$/.test(address)) return t('proofNobody')
      if (made.some((token) => same(token, address))) return t('proofNew')
      if (one?.proof) return one.proof
      if (one?.name) return t('proofContact')
      if (one) return t('proofSentTo')
      if (names[address.toLowerCase()]) return t('proofEns')
      if (listed.some((token) => same(token, address))) return t('proofListed')
      return t(named ? 'proofPage' : 'proofUnknown')
    }
  }
}

/** The contracts that a request makes. */
function madeBy(request: SigningRequest): string[] {
  if (request.kind !== 'transaction' && request.kind !== 'calls') return []
  const tokens = (request.contracts ?? []).flatMap(({ makes = {} }) => Object.keys(makes))
  const made = createdContract(request)
  return made ? [made.address, ...tokens] : tokens
}
