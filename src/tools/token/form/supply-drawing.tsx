import { exactAmount } from '#core/text/exact-amount.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { SupplyPlan } from './supply-plan.ts'

const width = 600
const words = {
  launch: 'created at the launch',
  room: 'can still be created',
  wallet: 'largest wallet',
  transfer: 'largest transfer',
}
const tones = { launch: 'creator-dense', room: 'creator-light' }

/** The supply as a bar: dense what is created at the launch, light what can follow, open where there is no end. */
export function SupplyDrawing({ plan, values }: { plan?: SupplyPlan; values?: Partial<TokenValues> }) {
  if (!plan) return null
  const { decimals = 18, symbol = '' } = values ?? {}
  const amount = (units: bigint) => `${exactAmount(units, decimals)} ${symbol}`
  return (
    <figure className="creator-supply">
      <svg viewBox={`0 0 ${width} 64`} aria-hidden="true" preserveAspectRatio="none">
        {plan.parts.map(({ what, start, share }) => (
          <path key={what} className={tones[what]} d={`M${start * width} 30h${share * width}`} />
        ))}
        {plan.endless && <path className="creator-light" d={`M${plan.parts[0]!.share * width} 30H${width}`} />}
        {/* Without an end on the right where there is none. */}
        <path className="creator-rule" d={plan.endless ? `M${width} 12H1v36H${width}` : `M1 12H${width - 1}v36H1z`} />
        {plan.marks.map(({ what, share }) => (
          <path key={what} className="creator-mark" d={`M${Math.max(2, share * width)} 4v52`} />
        ))}
      </svg>
      <figcaption>
        <dl>
          {plan.parts.map(({ what, amount: units }) => (
            <div key={what}>
              <dt>{words[what]}</dt>
              <dd>{amount(units)}</dd>
            </div>
          ))}
          {plan.endless && (
            <div>
              <dt>{words.room}</dt>
              <dd>without an end</dd>
            </div>
          )}
          {plan.marks.map(({ what, amount: units }) => (
            <div key={what}>
              <dt>{words[what]}, at first</dt>
              <dd>{amount(units)}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
