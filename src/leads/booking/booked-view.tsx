import { useEffect, useRef } from 'react'
import { booking as diary } from '#content/booking.ts'
import type { FormReceipt } from '#forms/view/form-view.tsx'
import { callIn } from './booking-words.ts'
import { booking } from './booking.ts'

/** Takes the place of a booking that has arrived: when the call is, its calendar file, and the link that changes it. It takes the focus. */
export function BookedView({ reference, link, zone, slot }: FormReceipt & { zone: string; slot: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const start = slot && Date.parse(slot)
  return (
    <div ref={box} className="form-thanks booked" tabIndex={-1}>
      <output className="booked-words">
        <span className="statement">{booking.thanks}</span>
        {start && <strong>{callIn(zone, start)}</strong>}
        {start && zone !== diary.timeZone && <span className="soft">For us: {callIn(diary.timeZone, start)}</span>}
        <span>A mail with this time, a calendar file and a link to change it is on its way to you.</span>
      </output>
      <div className="actions">
        <a className="button solid" href={`${link}/call.ics`} download>
          Save to calendar
        </a>
        <a className="button" href={link}>
          Change or cancel
        </a>
      </div>
      <p className="form-thanks-reference">
        <span className="soft">Your reference</span> <code>{reference}</code>
      </p>
    </div>
  )
}
