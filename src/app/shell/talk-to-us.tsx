import { Icon } from '#ui/components/icon.tsx'
import { schedulingUrl } from './scheduling-url.ts'

/** The button to the scheduling page, which opens in a new tab. */
export function TalkToUs({ className }: { className: string }) {
  return (
    <a className={className} href={schedulingUrl} target="_blank" rel="noopener noreferrer">
      Talk to Us
      <Icon name="out" size={14} />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
