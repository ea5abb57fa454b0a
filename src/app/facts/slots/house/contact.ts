import type { Language } from '#content/answers/fact.ts'
import { booking } from '#content/booking.ts'
import { brand } from '#content/brand.ts'
import { messageLength } from '#leads/contact/contact.ts'
import type { Say, SlotsOf } from '#assistant/facts/say.ts'
import { answerTime, listIn, phonesIn } from '#app/facts/slots/house/company.ts'

const through = { en: 'to', de: 'bis', fr: 'à', es: 'a' } as const satisfies Record<Language, string>

/** The hours of calls, days with the same hours together: `Monday to Thursday 09:30–12:30 and 14:00–17:00; Friday 09:30–12:30`. */
function hoursIn(say: Say): string {
  const weekday = new Intl.DateTimeFormat(say.language, { weekday: 'long', timeZone: 'UTC' })
  // The first day of 2024 was a Monday, with which `booking.hours` begins.
  const days = Object.values(booking.hours).map((openings, at) => ({
    name: weekday.format(Date.UTC(2024, 0, 1 + at)),
    hours: listIn(
      say,
      openings.map(([from, until]) => `${from}–${until}`),
    ),
  }))
  const runs: { first: string; last: string; hours: string }[] = []
  let before = ''
  for (const { name, hours } of days) {
    const run = runs.at(-1)
    if (hours && run && hours === before) run.last = name
    else if (hours) runs.push({ first: name, last: name, hours })
    before = hours
  }
  return runs
    .map(({ first, last, hours }) => `${first === last ? first : `${first} ${through[say.language]} ${last}`} ${hours}`)
    .join('; ')
}

/** A day without calls: `24 December` of every year, `29 March 2027` of one. */
function closedIn(say: Say, day: string): string {
  if (/^\d{4}-/.test(day)) return say.date(day)
  const locale = say.language === 'en' ? 'en-GB' : say.language
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`2024-${day}T00:00:00Z`),
  )
}

export const slots: SlotsOf = (say) => ({
  contactEmail: brand.email,
  contactPhones: phonesIn(say),
  contactChannels: listIn(
    say,
    brand.connect.map(({ name }) => name),
  ),
  contactAnswer: answerTime(say),
  contactMessageLength: say.number(messageLength),
  contactCallMinutes: say.count(booking.callMinutes, 'minute'),
  contactNotice: say.count(booking.noticeHours, 'hour'),
  contactAhead: say.count(booking.daysAhead, 'day'),
  contactZone: booking.timeZone,
  contactHours: hoursIn(say),
  contactClosed: listIn(
    say,
    booking.closed.map((day) => closedIn(say, day)),
  ),
})
