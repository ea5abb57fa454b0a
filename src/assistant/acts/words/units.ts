/** A unit of time that people lock for, or work for. */
export type Unit = 'day' | 'week' | 'month' | 'year'

/** What a unit is called in our four languages, without capitals and accents. */
export const unitWords: Readonly<Record<Unit, readonly string[]>> = {
  day: 'day days tag tage tagen jour jours dia dias'.split(' '),
  week: 'week weeks wk wks woche wochen semaine semaines semana semanas'.split(' '),
  month: 'month months monat monate monaten mois mes meses'.split(' '),
  year: 'year years yr yrs jahr jahre jahren an ans annee annees ano anos'.split(' '),
}

/** Numbers that people write as words, without capitals and accents. */
export const numberWords: Readonly<Record<string, number>> = {
  ...listed(1, 'a an one single ein eine einen einem einer eins un une una uno'),
  ...listed(2, 'two zwei deux dos couple'),
  ...listed(3, 'three drei trois tres'),
  ...listed(4, 'four vier quatre cuatro'),
  ...listed(5, 'five funf cinq cinco'),
  ...listed(6, 'six sechs seis'),
  ...listed(7, 'seven sieben sept siete'),
  ...listed(8, 'eight acht huit ocho'),
  ...listed(9, 'nine neun neuf nueve'),
  ...listed(10, 'ten zehn dix diez'),
  ...listed(12, 'twelve zwolf douze doce'),
}

function listed(value: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, value]))
}

/** What is written behind a number to make it larger, without capitals and accents. */
export const multiples: Readonly<Record<string, number>> = {
  ...listed(1e3, 'k thousand tausend tsd mille mil'),
  ...listed(1e6, 'm mio million millions millionen millon millones'),
  ...listed(1e9, 'billion billions milliarde milliarden milliard milliards'),
}
