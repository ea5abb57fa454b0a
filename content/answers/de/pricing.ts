import type { facts as english } from '#content/answers/en/pricing.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'day-rate': {
    asks: [
      'Wie hoch ist euer Tagessatz?',
      'tagessatz',
      'was kostet eine person pro tag',
      'stundensatz oder tagessatz',
      'wie viel berechnet ihr pro Tag',
    ],
    says: 'Eine Person kostet {dayRate} am Tag. Ein Preis ist die Zahl der Arbeitstage mal die Zahl der Personen mal dieser Satz.',
  },
  'price-range': {
    asks: [
      'Warum ist der Preis eine Spanne?',
      'warum kein fester preis',
      'wann bekomme ich einen festpreis',
      'ist das angebot verbindlich',
    ],
    says: 'Der Preis ist bis zum Gespräch über den Umfang eine Spanne, weil der Code noch nicht gelesen ist. Danach bekommen Sie eine Zahl schriftlich, und sie ändert sich nur mit dem Umfang.',
  },
}
