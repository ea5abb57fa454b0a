import type { Hono } from 'hono'
import { booking as diary } from '#content/booking.ts'
import type { LimitDeps } from '#core/admission/rate-limit.server.ts'
import { limitPages } from '#core/admission/visitor-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { FormBehaviour } from '#forms/store/served-form.server.ts'
import { calendarAnswer } from '#mail/calendar-answer.server.ts'
import { calendarName } from '#mail/mail.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import { callCalendar } from './booking-mail.server.ts'
import { findBooking, freeSlots, isCancellable, isMovable, type Booked } from './booking.server.ts'
import { booking } from './booking.ts'
import { isZone } from '#core/time/zone-time.ts'

const { CallPage, CancelPage, MovePage, NoCallPage, PlainBookingPage } = await import('./booking-pages.tsx')

type Deps = Pages & LimitDeps & { db: Database; secret: Secret; publicUrl: string }

/** What a call's page says at its top: what was done a moment ago. */
const justDone = ['sent', 'changed', 'cancelled'] as const

/**
 * `/book/plain`, the booking as a plain form; `/book/:token`, where a visitor sees a call and saves it; its pages `change` and `cancel`.
 * They only show: mail scanners open every link.
 */
export function bookingPages(deps: Deps): Hono<{ Variables: Variables }> {
  const open = async (token: string, address: string) => {
    await limitPages(deps, 'token', address)
    return findBooking(deps.db, token)
  }
  return (
    endpoint()
      .get('/book/plain', async (c) => {
        await limitPages(deps, 'read', c.get('clientAddress'))
        return plainPage(deps, { values: {}, fields: {}, status: 200, headers: {} })
      })
      // Another zone was chosen: the same page in it, with everything that was typed.
      .post('/book/plain', async (c) => {
        await limitPages(deps, 'read', c.get('clientAddress'))
        const typed = Object.entries(await readBody(c)).filter(([name]) => Object.hasOwn(booking.fields, name))
        const values = Object.fromEntries(typed.map(([name, value]) => [name, String(value)]))
        return plainPage(deps, { values, fields: {}, status: 200, headers: {} })
      })
      .get('/book/:token', async (c) => {
        const token = c.req.param('token')
        const booked = await open(token, c.get('clientAddress'))
        if (!booked) return closedPage(deps)
        const done = justDone.find((each) => c.req.query(each) === '1')
        const main = draw(CallPage, { ...shownOf(booked), token, done })
        return shellPage(deps, { title: `Call ${booked.submission.reference}`, main, headers })
      })
      .get(`/book/:token/${calendarName}`, async (c) => {
        const token = c.req.param('token')
        const booked = await open(token, c.get('clientAddress'))
        if (!booked) return closedPage(deps)
        const page = `${deps.publicUrl}/book/${token}`
        return calendarAnswer(callCalendar(booked, { page, method: 'PUBLISH' }).content, calendarName)
      })
      .get('/book/:token/change', async (c) => {
        await limitPages(deps, 'token', c.get('clientAddress'))
        return movePage(deps, { token: c.req.param('token') })
      })
      .get('/book/:token/cancel', async (c) => {
        const token = c.req.param('token')
        const booked = await open(token, c.get('clientAddress'))
        if (!booked || !isCancellable(booked.call)) return closedPage(deps)
        const main = draw(CancelPage, { ...shownOf(booked), token })
        return shellPage(deps, { title: 'Cancel this call?', main, headers })
      })
  )
}

// The address holds the token: no other site may see it. We may, because a browser that sends no referrer also hides where a form comes from.
const headers = { 'referrer-policy': 'same-origin' }

/** The page on which a call is moved; `refused` says why it was not. */
export async function movePage(
  deps: Pages & { db: Database },
  { token, refused }: { token: string; refused?: { status: number; message: string } },
): Promise<Response> {
  const booked = await findBooking(deps.db, token)
  if (!booked || !isMovable(booked.call)) return closedPage(deps)
  const free = await freeSlots(deps.db, { except: booked.submission.id })
  const main = draw(MovePage, { ...shownOf(booked), token, free, refused: refused?.message })
  return shellPage(deps, { title: 'Change the time', main, status: refused?.status ?? 200, headers })
}

/** A booking by a plain form that was refused: everything as it was typed, the reasons, and the times that are free by now. */
export const refusedBookingPage: NonNullable<FormBehaviour['refusedPage']> = (deps, { values, refusal }) =>
  plainPage(deps, { ...refusal, values })

type Plain = {
  values: Record<string, string>
  fields: Record<string, string>
  status: number
  headers: Record<string, string>
  message?: string
}

async function plainPage(
  deps: Pages & { db: Database },
  { values, fields, message, status, headers: own }: Plain,
): Promise<Response> {
  const zone = isZone(values.zone ?? '') ? values.zone! : diary.timeZone
  const free = await freeSlots(deps.db)
  const main = draw(PlainBookingPage, { free, zone, values, fields, message })
  return shellPage(deps, { title: 'Book a call', main, status, headers: own })
}

const closedPage = (pages: Pages) =>
  shellPage(pages, { title: 'No such call', main: draw(NoCallPage, {}), status: 410, headers })

function shownOf({ call, submission: { reference, answers } }: Booked) {
  const [start, end] = [call.startsAt.getTime(), call.endsAt.getTime()]
  const can = { move: isMovable(call), cancel: isCancellable(call) }
  return { reference, state: call.state, start, end, zone: answers.zone!, phone: answers.phone, can }
}
