import type { ReactNode } from 'react'
import { pricing } from '#content/pricing.ts'
import type { Estimate } from '#core/offer/estimate.ts'
import { daysInWords, priceInWords } from '#core/offer/words.ts'
import { figure } from '#core/text/figure.ts'
import { longDate } from '#core/time/long-date.ts'

type View = { estimate: Estimate | { sentence: string }; children?: ReactNode; of?: string }

/**
 * An estimate: its two ranges, what its days are made of, drawn and in figures, and what would change it; or the sentence why there
 * is none. `of` is what is estimated, where a page estimates several things; `children` are between the figures and what would change them.
 */
export function EstimateView({ estimate, children, of }: View) {
  const refused = 'sentence' in estimate
  return (
    <div className="panel estimate">
      <p className="soft small">
        Indicative, as of <time dateTime={pricing.asOf}>{longDate(pricing.asOf)}</time>
      </p>
      <output className={refused ? undefined : 'estimate-sum'}>
        {refused ? (
          estimate.sentence
        ) : (
          <>
            <span>{daysInWords(estimate.days)}</span> <span>{priceInWords(estimate.price, estimate.currency)}</span>
          </>
        )}
      </output>
      {!refused && <Parts parts={estimate.parts} />}
      {children}
      {!refused && (
        <details className="estimate-changes">
          <summary>What would change it{of && <span className="visually-hidden">: {of}</span>}</summary>
          <ul className="marks">
            {estimate.wouldChange.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Parts({ parts }: Pick<Estimate, 'parts'>) {
  const longest = Math.max(...parts.map(([, part]) => Math.abs(part)))
  return (
    <dl className="estimate-parts">
      {parts.map(([label, part]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {`${figure(part)} d`}
            <Bar share={part / longest} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A part of the days as a hatched line, as long as it is large; what is saved is an outline. */
function Bar({ share }: { share: number }) {
  const width = Math.max(2, Math.round(Math.abs(share) * 600))
  return (
    <svg className="estimate-bar" viewBox="0 0 600 8" preserveAspectRatio="none" aria-hidden="true">
      {share < 0 ? (
        <path d={`M1 1h${width}v6h-${width}z`} />
      ) : (
        <path d={`M0 4h${width}`} strokeWidth="8" strokeDasharray="1.5 2.5" />
      )}
    </svg>
  )
}
