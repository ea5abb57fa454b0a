/** A thread drawing itself in the middle of the page: something is on its way. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="spinner">
      <svg
        width="72"
        height="72"
        viewBox="-50 -50 100 100"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {[0, 30, 60, 90, 120, 150].map((angle) => (
          <path key={angle} pathLength="1" transform={`rotate(${angle})`} d="M0-46C34-46 34 46 0 46S-34-46 0-46" />
        ))}
      </svg>
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
