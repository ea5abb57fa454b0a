import type { ReactNode } from 'react'

/** A thread that draws itself round a picture 60 px wide: the wallet has been asked and has not answered. At rest it is a plain ring. */
export function ThreadRing({ turning, children }: { turning: boolean; children: ReactNode }) {
  return (
    <span className={turning ? 'wallet-ring wallet-ring-turning' : 'wallet-ring'}>
      <svg width="104" height="104" viewBox="-52 -52 104 104" fill="none" stroke="currentColor" aria-hidden="true">
        {[0, 20, 40].map((angle) => (
          <path key={angle} pathLength="1" transform={`rotate(${angle})`} d={ring} />
        ))}
      </svg>
      {children}
    </span>
  )
}

/** A square of twelve waves would be a guilloche; six are what the eye can follow while it turns. */
const ring =
  'M0-50C26-50 17-44 25-43S50-26 43-25 50 0 50 0 44 17 43 25 26 50 25 43 0 50 0 50-17 44-25 43-50 26-43 25-50 0-50 0-44-17-43-25-26-50-25-43 0-50 0-50z'
