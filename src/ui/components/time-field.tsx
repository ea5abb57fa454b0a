import type { ComponentProps } from 'react'
import { zoneOf } from '#core/time/local-time.ts'
import { LineField } from './line-field.tsx'

type TimeFieldProps = Omit<ComponentProps<typeof LineField>, 'type' | 'value' | 'hint'> & {
  /** As the field writes it, in the visitor's own zone; empty for none. */
  value: string
  hint?: string
}

/** A field for a day and a time, which says in whose time it is. */
export function TimeField({ value, hint, ...field }: TimeFieldProps) {
  const zone = `In your time, ${zoneOf(value)}.`
  return <LineField {...field} type="datetime-local" value={value} hint={hint ? `${hint} ${zone}` : zone} />
}
