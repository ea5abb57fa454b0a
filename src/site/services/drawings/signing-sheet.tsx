import { Address } from '#seals/components/address.tsx'
import { transferData, type Transfer } from '#site/services/geometry/transfer-data.ts'
import { Drawing } from './drawing.tsx'

export const transfer: Transfer = {
  to: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  amount: 1200n,
  decimals: 18,
  symbol: 'MRD',
}

const asks = ['what', 'to whom', 'how much'] as const

/** One transaction twice: the data a wallet may show, and the sheet we design for it. The buttons are drawn only. */
export function SigningSheet() {
  const words = transferData(transfer)
  const rows = words.flatMap((word) => word.match(/.{1,32}/g)!)
  const sum = `${transfer.amount.toLocaleString('en')} ${transfer.symbol}`
  return (
    <Drawing
      title="A signature as raw data"
      says="Five lines of hexadecimal digits. The first says what is called, two say to whom, two say how much. Below stands the same in words."
      caption="The same transaction. Above, what a wallet shows without words; below, our sheet. Sample figures."
      height={106}
      below={
        <div className="panel sheet">
          <p className="statement">{`Send ${sum}`}</p>
          <dl>
            <dt>To</dt>
            <dd>
              <Address value={transfer.to} />
            </dd>
            <dt>Fee</dt>
            <dd>about 0.0004 ETH to the network, none to us</dd>
            <dt>Undo</dt>
            <dd>not possible; only the recipient can send it back</dd>
          </dl>
          <p aria-hidden="true">
            <span>Sign</span> <span>Refuse</span>
          </p>
        </div>
      }
    >
      {rows.map((row, index) => (
        <text key={index} x="74" y={10 + 21 * index}>
          {row}
        </text>
      ))}
      <path d="M66 2v17m0 4v38m0 4v38" />
      {asks.map((ask, index) => (
        <text key={ask} className="say" y={index === 0 ? 10 : 42 * index}>
          {ask}
        </text>
      ))}
    </Drawing>
  )
}
