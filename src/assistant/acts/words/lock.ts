import type { Language } from '#content/answers/fact.ts'

/** Words a request may begin with before its verb, on plain text. */
export const politely = String.raw`(?:please|bitte|por favor|s'il (?:te|vous) plait|i (?:want|need|would like|wish) to|i'd like to|we (?:want|need|would like) to|let's|let us|je (?:veux|voudrais|souhaite)|nous voulons|quiero|queremos|quisiera|necesito)[ ,]+`

/** The verbs of a lock, in the form of a request. The German one may also end it: `20 % MRD für ein Jahr sperren`. */
export const lockVerbs: Readonly<Record<Language, string>> = {
  en: 'lock(?: up)?|vest',
  de: 'sperre|sperr|sperren',
  fr: 'verrouille|verrouillez|verrouiller|bloquez|bloquer',
  es: 'bloquea|bloquee|bloquear',
}

/** A German request with its verb at the end, on plain text. */
export const germanEnd = /^(?:(?:bitte|ich (?:mochte|will)|wir (?:mochten|wollen))[ ,]+)(.+?) sperren[.! ]*$/

/** What belongs to a lock of liquidity, which is another tool. */
export const ofLiquidity = /\b(?:lp|liquidity|liquiditat|liquidite|liquidez|pool|pools|position|uniswap)\b/

/** Shares that are said in words, on plain text. */
export const shareWords: readonly (readonly [pattern: RegExp, share: number])[] = [
  [/\b(?:half|the half|die halfte|halfte|la moitie|moitie|la mitad|mitad)\b/, 50],
  [/\b(?:a quarter|one quarter|ein viertel|un quart|un cuarto)\b/, 25],
  [/\b(?:all|everything|alle|alles|tous|tout|toda|todo|todos)\b/, 100],
]

/** A share in per cent, its number in a group. */
export const percent = /(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|percent\b|per cent\b|prozent\b|pour ?cent\b|por ciento\b)/

/** Whether a share is of all there is. */
export const ofSupply =
  /\b(?:of|von|de|del|der|des)? ?(?:the |its |total |all |la |le |l'|el |dem |des |der )*(?:total |whole |entire |circulating |gesamten |gesamte )?(?:supply|gesamtmenge|gesamtangebot|offre totale|offre|suministro(?: total)?|oferta(?: total)?)\b/

/** Shapes of a schedule, the first that is said. */
export const shapeWords: readonly (readonly [pattern: RegExp, shape: 'linear' | 'never' | 'day'])[] = [
  [
    /\b(?:permanently|forever|for ever|for good|dauerhaft|fur immer|definitivement|pour toujours|permanentemente|para siempre)\b/,
    'never',
  ],
  [
    /\b(?:linear(?:ly|e|em|es)?|lineaire(?:ment)?|lineal(?:mente)?|evenly|gradually|gleichmassig|gleichmaßig|progressivement|gradualmente|streamed)\b/,
    'linear',
  ],
  [/\b(?:all at once|at once|on one day|auf einmal|d'un coup|de una vez|de golpe)\b/, 'day'],
]

/** A cliff is named by this word in all four languages. */
export const cliffWord = 'cliff'

/** How often equal steps come, in months. */
export const stepEvery: readonly (readonly [pattern: RegExp, months: number])[] = [
  [/\b(?:monthly|every month|monatlich|jeden monat|mensuel(?:lement)?|chaque mois|mensual(?:mente)?|cada mes)\b/, 1],
  [/\b(?:quarterly|every quarter|vierteljahrlich|quartalsweise|trimestriel(?:lement)?|trimestral(?:mente)?)\b/, 3],
  [/\b(?:yearly|annually|every year|jahrlich|annuel(?:lement)?|chaque annee|anual(?:mente)?|cada ano)\b/, 12],
]

/** Equal steps by their number, in a group. */
export const stepCount =
  /\b(\d{1,5}) (?:equal |gleichen? )?(?:steps|parts|tranches|schritten?|teilen?|etapes|parts egales|pasos|partes)\b/

/** Words of time before a day that is named. */
export const untilWords = String.raw`(?:until|till|to|by|bis|bis zum|jusqu'au|jusqu'a|hasta(?: el)?)`

/** Months by their name in four languages, without accents; the place in the list of a language is the month. */
export const monthNames: readonly (readonly string[])[] = [
  'january february march april may june july august september october november december'.split(' '),
  'januar februar marz april mai juni juli august september oktober november dezember'.split(' '),
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
]

/** Words of a request for a lock that need no answer. */
export const restOfLock = new Set(
  `a an the of my our for in with and to it them tokens token coins coin schedule vesting lock over on during as unlock unlocking release released starting
from now time period amount worth please which that is account wallet owner
ein eine einen der die das den dem des von mein meine meinen meiner fur mit und es sie uber im zum zu token tokens zeitplan ab jetzt lang bitte freigabe
un une le la les l de du des d mes mon ma pour avec et en sur pendant jetons jeton tokens a partir maintenant svp
una el los las del mis mi por para con y en durante sobre tokens al lo desde ahora favor hasta until till bis jusqu au`.split(
    /\s+/,
  ),
)
