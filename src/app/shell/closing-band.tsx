import { Link, useMatches } from 'react-router'
import { isOffered } from '#core/offer/offered.ts'
import { WaveTint } from '#seals/components/wave-tint.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { OfferedLink } from '#ui/links/offered-link.tsx'
import { schedulingUrl } from './scheduling-url.ts'

/** What a route says of itself where the band would be out of place: on legal pages, where one writes, books or answers already, and on a page that is none. */
export const withoutClosing = { closing: false }

/** The end of a page: three ways to go on. */
export function ClosingBand() {
  const isLeftOut = useMatches().some(({ handle }) => (handle as { closing?: boolean } | undefined)?.closing === false)
  if (isLeftOut) return undefined
  return (
    <aside className="closing" aria-labelledby="closing-title">
      <WaveTint kind="certificate" className="closing-tint" />
      <div className="wide closing-body">
        <h2 id="closing-title">Know the price before you talk to us.</h2>
        <ul className="closing-ways">
          {isOffered('smart-contract-audit') ? (
            <li>
              <OfferedLink to="/smart-contract-audit#estimate" discover="none">
                Estimate an audit
              </OfferedLink>
              <span>Paste your code. Your browser counts it and shows days and price.</span>
            </li>
          ) : (
            <li>
              <Link to="/pricing" discover="none">
                See our prices
              </Link>
              <span>Every service is listed with its days and its price.</span>
            </li>
          )}
          <li>
            <a href={schedulingUrl} target="_blank" rel="noopener noreferrer">
              Book a call
              <Icon name="out" size={14} />
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <span>Talk to a person who does the work. Half an hour is free.</span>
          </li>
          <li>
            <Link to="/brochures" discover="none">
              Take a brochure
            </Link>
            <span>Read or print our steps, prices and limits. You need no account or address.</span>
          </li>
        </ul>
      </div>
    </aside>
  )
}
