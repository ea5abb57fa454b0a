/** Means watching an account, where there is no wallet and no room for the word. */
export function WatchEye({ size }: { size: number }) {
  return (
    <svg
      className="watch-eye"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M2 12C7 5 17 5 22 12C17 19 7 19 2 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z" strokeWidth="1.6" />
    </svg>
  )
}
