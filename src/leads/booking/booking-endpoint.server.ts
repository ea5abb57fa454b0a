import type { Context, Hono } from 'hono'
import { booking as diary } from '#content/booking.ts'
import { limitPages } from '#core/admission/visitor-limits.server.ts'
import { fail, type Refusal } from '#core/errors.ts'
import { answerError, endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { countToken, followTokenLink } from '#forms/http/token-action.server.ts'
import type { AcceptDeps } from '#forms/store/accept.server.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import { refusedPage } from '#ui/pages/refused-page.server.ts'
import { movePage } from './booking-pages.server.ts'
import { cancelBooking, freeSlots, moveBooking } from './booking.server.ts'
import { slotOf } from './booking.ts'

type Deps = AcceptDeps & Pages
type BookingContext = Context<{ Variables: Variables }>

/** What the page asks before a time is chosen: every free beginning in UTC, and how long a call lasts. */
export type Slots = { slots: string[]; minutes: number; timeZone: string }

/**
 * `GET slots`, of the days from `from` until before `to` where they are given, and `change` and `cancel`, of which only a POST acts:
 * mail scanners open every link.
 */
export function bookingEndpoints(deps: Deps): Hono<{ Variables: Variables }> {
  return endpoint()
    .get('/slots', async (c) => {
      await limitPages(deps, 'read', c.get('clientAddress'))
      const [from, to] = [edgeOf(c.req.query('from'), -Infinity), edgeOf(c.req.query('to'), Infinity)]
      const free = (await freeSlots(deps.db)).filter((start) => start >= from && start < to)
      c.header('Cache-Control', 'no-store')
      const answer: Slots = { slots: free.map(slotOf), minutes: diary.callMinutes, timeZone: diary.timeZone }
      return c.json(answer)
    })
    .post('/change', (c) => change(deps, c))
    .post('/cancel', (c) =>
      followTokenLink(deps, c, async (token) => {
        await cancelBooking(deps, { token })
        return { json: { status: 'cancelled' }, page: `/book/${token}?cancelled=1` }
      }),
    )
    .all('/:action{slots|change|cancel}', (c) => {
      const answer = answerError(fail('request.method'), c)
      answer.headers.set('Allow', c.req.param('action') === 'slots' ? 'GET, HEAD' : 'POST')
      return answer
    })
}

/** Moves a call. A browser without a script that is refused gets the page with the times again: those that are free by now. */
async function change(deps: Deps, c: BookingContext): Promise<Response> {
  const plain = /^application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? '')
  let given: unknown
  try {
    await countToken(deps, c)
    const { token, slot, ...others } = await readBody(c)
    given = token
    if (typeof token !== 'string' || Object.keys(others).length > 0) throw fail('request.malformed')
    const start = typeof slot === 'string' ? Date.parse(slot) : NaN
    if (Number.isNaN(start)) throw fail('form.invalid', { fields: { slot: 'Choose a time' } })
    await moveBooking(deps, { token, start })
    c.header('Cache-Control', 'no-store')
    return plain ? c.redirect(`/book/${token}?changed=1`, 303) : c.json({ status: 'changed', slot: slotOf(start) })
  } catch (error) {
    const answer = answerError(error, c)
    if (!plain) return answer
    const { status } = answer
    const { message, fields } = (await answer.json()) as Refusal
    const refused = { status, message: fields?.slot ?? message }
    if (typeof given === 'string' && (status === 409 || status === 422))
      return movePage(deps, { token: given, refused })
    return refusedPage(deps, { ...refused, headers: {} })
  }
}

function edgeOf(day: string | undefined, otherwise: number): number {
  if (day === undefined) return otherwise
  const at = Date.parse(day)
  if (Number.isNaN(at)) throw fail('request.malformed')
  return at
}
