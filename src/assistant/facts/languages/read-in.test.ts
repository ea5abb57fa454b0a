import { expect, test } from 'vitest'
import type { Language } from '#content/answers/fact.ts'
import { openMatches } from '#assistant/facts/match-facts.ts'
import { detectLanguage } from '#assistant/facts/detect-language.ts'
import { smallTalkIn } from '#assistant/facts/small-talk.ts'
import { withoutCourtesies } from '#assistant/facts/without-courtesies.ts'
import { readIn } from './read-in.ts'

test.each([
  ['de', 'Prüfung', ['Pruefung', 'Prufung', 'PRÜFUNG'], 'prufung'],
  ['de', 'geändert', ['geaendert', 'geandert'], 'geandert'],
  ['de', 'öffnen', ['oeffnen', 'offnen', 'Öffnen'], 'offnen'],
  ['de', 'Schließung', ['Schliessung', 'SCHLIEẞUNG'], 'schliessung'],
  ['fr', 'déjà sécurisé', ['deja securise', 'DÉJÀ SÉCURISÉ'], 'deja securise'],
  ['es', 'auditoría pequeña', ['auditoria pequena', 'Auditoría Pequeña'], 'auditoria pequena'],
] as const)('%s: “%s” is read as %j are', (language, word, others, read) => {
  for (const one of [word, ...others]) expect(readIn(language, one).join(' ')).toBe(read)
})

test('what is no umlaut stays as it is', () => {
  expect(readIn('de', 'neue teuer bauen Quelle')).toEqual(['neue', 'teuer', 'bauen', 'quelle'])
  expect(readIn('fr', 'la vue')).toEqual(['la', 'vue'])
  expect(readIn('es', 'cuesta')).toEqual(['cuesta'])
})

const fact = (id: string, ...asks: readonly string[]) => ({
  id,
  topic: id,
  at: '/',
  next: [],
  asks,
  says: `${asks[0]!}.`,
})
const facts: Readonly<Partial<Record<Language, ReturnType<typeof fact>[]>>> = {
  de: [
    fact('size', 'Wie groß darf das Gebäude sein?', 'größe des gebaeudes'),
    fact('office', 'Wann öffnet das Büro?', 'buero geoeffnet'),
    fact('check', 'Was kostet die Überprüfung?'),
  ],
  fr: [fact('delay', 'Quel est le délai de vérification ?'), fact('fee', 'Combien coûte le dépôt ?')],
  es: [fact('review', '¿Cuánto tarda la revisión técnica?'), fact('seat', '¿Dónde está la compañía?')],
}

test.each([
  ['de', 'size', ['Größe Gebäude', 'Groesse Gebaeude', 'Grosse Gebaude', 'größe gebaeude']],
  ['de', 'office', ['Büro öffnet wann', 'Buero oeffnet wann', 'Buro offnet wann']],
  ['de', 'check', ['Was kostet die Überprüfung?', 'was kostet die ueberpruefung', 'Was kostet die Uberprufung']],
  ['fr', 'delay', ['délai de vérification', 'delai de verification']],
  ['es', 'review', ['revisión técnica', 'revision tecnica']],
] as const)('%s: each spelling finds “%s”, as probably as the first', (language, id, questions) => {
  const found = questions.map((question) => openMatches(language, facts[language]!).match(question)[0]!)
  expect(found.map(({ fact: { id: one } }) => one)).toEqual(questions.map(() => id))
  expect(new Set(found.map(({ score }) => score.toFixed(9))).size).toBe(1)
})

test.each([
  ['Schönen Tag', 'bye'],
  ['Schoenen Tag', 'bye'],
  ['Dankeschoen', 'thanks'],
  ['Tschuess', 'bye'],
])('“%s” is small talk in each spelling', (said, kind) => expect(smallTalkIn(said)).toEqual({ kind, language: 'de' }))

test.each(['Gruß', 'Viele Grüße', 'viele Gruesse', 'Danke schön'])('“%s” is left out in each spelling', (courtesy) =>
  expect(withoutCourtesies(`Was kostet ein Audit? ${courtesy}`)).toBe('Was kostet ein Audit?'),
)

test.each(['Koennen Sie das pruefen', 'Können Sie das prüfen'])('“%s” is German in each spelling', (question) =>
  expect(detectLanguage(question)).toBe('de'),
)
