import { FactTable } from '#ui/components/table.tsx'
import type { NumberedTokens as Numbered } from './numbered-tokens.server.ts'
import { amountOf } from './token-amount.ts'

/** The tokens of an ERC-6909 contract, each with its name and supply. */
export function NumberedTokens({ made, first }: Numbered) {
  const more = made === undefined ? 0n : made - BigInt(first.length)
  return (
    <>
      <p>
        {made === undefined
          ? 'An ERC-6909 contract: it holds several tokens, each with a number of its own. It does not say how many.'
          : `An ERC-6909 contract with ${made === 1n ? 'one token' : `${made} tokens`}. Each has a number, a name and a supply of its own.`}
      </p>
      <FactTable
        label="Tokens of the contract"
        facts={first.map(
          (token) =>
            [
              `Token ${token.id}`,
              `${token.name ?? 'Without a name'}: ${amountOf(token, token.supply ?? 0n)} exist${token.decimals === undefined ? '' : `, ${token.decimals} decimals`}`,
            ] as const,
        )}
      />
      {more > 0n && <p className="soft">Tokens with higher numbers are not listed here: {String(more)}.</p>}
    </>
  )
}
