const paths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M6 9l6 6 6-6',
  out: 'M8 6h10v10M18 6L6 18',
  theme: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18M14.5 7.2h4.2M14.5 12h6.4M14.5 16.8h4.2',
  search: 'M15.5 15.5L21 21M17.5 10.5a7 7 0 1 1-14 0a7 7 0 0 1 14 0z',
  wallet: 'M4 7V18H20V8H4L16 5V8M20 12h-5v2h5',
  account: 'M4 4h7v7H4zM14 4h6v4h-6zM14 11h6v9h-6zM4 14h7v6H4z',
  back: 'M15 5L8 12L15 19',
} as const

export type IconName = keyof typeof paths

/** One line drawing, 24 units square, in the colour of the text. Decorative: the control beside it carries the name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={`icon icon-${name}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
