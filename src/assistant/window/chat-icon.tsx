const paths = {
  minimize: 'M5 18h14',
  restore: 'M5 12l7-7 7 7M12 5v14',
  maximize: 'M5 5h14v14H5zM5 9h14',
  shrink: 'M4 9h11v11H4zM9 9V4h11v11h-5',
  reset: 'M5 12a7 7 0 1 0 2-5M7 3v4h4',
  send: 'M4 12h15M13 6l6 6-6 6',
  stop: 'M7 7h10v10H7z',
} as const

/** One line drawing of the chat, like those of `ui/icon.tsx`; these come with the window. */
export function ChatIcon({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      className="icon"
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
