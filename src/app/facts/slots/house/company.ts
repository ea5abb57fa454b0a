import type { Language } from '#content/answers/fact.ts'
import { booking } from '#content/booking.ts'
import { brandKey } from '#content/brand-key.ts'
import { brand } from '#content/brand.ts'
import { colours } from '#content/colours.ts'
import { company } from '#content/company.ts'
import { people } from '#content/people.ts'
import { pledgeNow } from '#content/pledge.ts'
import { answerDays, answersWithin } from '#content/promises.ts'
import { offered } from '#core/offer/offered.ts'
import type { Say, SlotsOf } from '#assistant/facts/say.ts'

/** How soon a person answers; in English in the words of the pages: `one working day`. */
export const answerTime = (say: Say): string => (say.language === 'en' ? answersWithin : say.workingDays(answerDays))

const samples = {
  en: ' These are sample values, until the operator of the site puts in the company’s own.',
  de: ' Das sind Beispielangaben, bis der Betreiber der Website die eigenen einsetzt.',
  fr: ' Ce sont des valeurs d’exemple, jusqu’à ce que l’exploitant du site indique celles de l’entreprise.',
  es: ' Son datos de ejemplo, hasta que el operador del sitio ponga los de la empresa.',
} as const satisfies Record<Language, string>

/** A sentence to follow a name or an address that is a sample; nothing where they are the company's own. */
export const sampleNote = ({ language }: Pick<Say, 'language'>): string => (company.sample ? samples[language] : '')

const places: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  'United Kingdom': { de: 'Vereinigtes Königreich', fr: 'Royaume-Uni', es: 'Reino Unido' },
  'the United Kingdom': { de: 'Vereinigtes Königreich', fr: 'Royaume-Uni', es: 'Reino Unido' },
  'England and Wales': { de: 'England und Wales', fr: 'Angleterre et pays de Galles', es: 'Inglaterra y Gales' },
}

/** A place of `company.ts` in a language; one that is not translated here keeps its English name. */
export const placeIn = ({ language }: Pick<Say, 'language'>, place: string): string =>
  places[place]?.[language] ?? place

/** Names one after the other, such as `Ada, Ben and Cleo`; with `disjunction` the last one comes after `or`. */
export function listIn(
  { language }: Pick<Say, 'language'>,
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(names)
}

/** The telephone numbers, such as `+1 202 555 0143 or +44 20 7946 0958`. */
export const phonesIn = (say: Pick<Say, 'language'>): string => listIn(say, brand.phones, 'disjunction')

const sampleWord = { en: 'sample', de: 'Beispiel', fr: 'exemple', es: 'ejemplo' } as const satisfies Record<
  Language,
  string
>

export const slots: SlotsOf = (say) => ({
  companyName: brand.name,
  companyKey: brandKey,
  companyInk: colours.ink.day,
  companyEmail: brand.email,
  companyServiceCount: say.number(offered.length),
  companyCallMinutes: say.count(booking.callMinutes, 'minute'),
  companyAnswer: answerTime(say),
  companyEntity: company.entity,
  companyAddress: company.address.join(', '),
  companyCountry: placeIn(say, company.country),
  companySample: sampleNote(say),
  companyPeople: listIn(
    say,
    people.map(({ name, sample }) => (sample ? `${name} (${sampleWord[say.language]})` : name)),
  ),
  companyPledgeCount: say.number(pledgeNow.articles.length),
  companyPledgeVersion: say.number(pledgeNow.number),
  companyPledgeDate: say.date(pledgeNow.date),
})
