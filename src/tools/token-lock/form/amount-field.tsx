import { amountText } from '#chain/tokens/amount-text.ts'
import { readAmount, typedAmount } from '#tools/schedule/read-amount.ts'
import { LineField } from '#ui/components/line-field.tsx'

type AmountFieldProps = {
  token: { symbol: string; decimals: number }
  typed: string
  type: (text: string) => void
  /** The largest amount; undefined: not known. */
  most?: bigint
  label?: string
}

const shares = [25n, 50n, 75n, 100n]

/** An amount of a token, typed or as a share of the most. */
export function AmountField({ token, typed, type, most, label = 'Amount' }: AmountFieldProps) {
  const read = readAmount(typed, token.decimals)
  const over = most !== undefined && 'amount' in read && read.amount > most
  return (
    <LineField
      label={`${label}, in ${token.symbol}`}
      inputMode="decimal"
      value={typed}
      error={typed.trim() !== '' && ('error' in read ? read.error : over && `At most ${amountText(most, token)}.`)}
      hint={most !== undefined && !over && `At most ${amountText(most, token)}.`}
      onChange={(event) => type(event.target.value)}
    >
      {most !== undefined && most > 0n && (
        <span className="locks-shares">
          {shares.map((share) => (
            <button
              key={String(share)}
              type="button"
              className="button"
              onClick={() => type(typedAmount((most * share) / 100n, token.decimals))}
            >
              {share === 100n ? 'Max' : `${share} %`}
            </button>
          ))}
        </span>
      )}
    </LineField>
  )
}
