import type { AcceptanceResult, AcceptanceRow, EngineId } from './acceptance.server.ts'

export const engineNames: Readonly<Record<EngineId, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
}

/** Places that came to the same, in words: `Chromium and Firefox at 375 and 1440`. */
export type ResultGroup = { places: string; result: AcceptanceResult }

/** A list in words. */
const listed = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words)

/** Characters of a value that are shown around what fits a pattern. */
const around = 40

/** The part of a long value that fits the pattern, with some words around it. */
function excerptOf(value: string, pattern: string): string {
  const found = new RegExp(pattern).exec(value)
  if (!found || found[0].length + 2 * around > value.length) return value
  const end = found.index + found[0].length
  const before = value.slice(0, found.index)
  const [from, to] = [before.slice(-around).replace(/^\S*\s/, ''), value.slice(end, end + around).replace(/\s\S*$/, '')]
  return `${from.length < before.length ? '… ' : ''}${from}${found[0]}${to}${to.length < value.length - end ? ' …' : ''}`
}

/** The results of a statement, each value once, with the engines and widths that showed it. */
export function groupResults({ results, expected, isPattern }: AcceptanceRow): ResultGroup[] {
  const shown = Object.entries(results).map(([place, result]): [string, AcceptanceResult] => [
    place,
    isPattern && 'holds' in result && result.holds ? { ...result, value: excerptOf(result.value, expected) } : result,
  ])
  const same = Map.groupBy(shown, ([, result]) => JSON.stringify(result))
  return [...same.values()].map((entries) => ({
    result: entries[0]![1],
    places: placesOf(entries.map(([place]) => place)),
  }))
}

/** Engines that have the same widths are named together. */
function placesOf(places: readonly string[]): string {
  const widths = Map.groupBy(places, (place) => place.split(' ')[0] as EngineId)
  const engines = Map.groupBy(widths, ([, own]) => listed(own.map((place) => place.split(' ')[1]!)))
  return [...engines].map(([at, own]) => `${listed(own.map(([engine]) => engineNames[engine]))} at ${at}`).join('; ')
}

/** What a row can be filtered by. */
export type RowState = 'fails' | 'not-measured'

/** Whether a statement fails somewhere, and whether it was not measured somewhere. */
export function statesOf({ results }: AcceptanceRow): RowState[] {
  const all = Object.values(results)
  return [
    ...(all.some((each) => 'holds' in each && !each.holds) ? (['fails'] as const) : []),
    ...(all.some((each) => 'notRun' in each) ? (['not-measured'] as const) : []),
  ]
}

/** How many measurements there are, and how they came out. */
export function countResults(rows: readonly AcceptanceRow[], engine?: EngineId) {
  const all = rows.flatMap(({ results }) =>
    Object.entries(results).flatMap(([place, result]) => (!engine || place.startsWith(engine) ? [result] : [])),
  )
  const holds = all.filter((each) => 'holds' in each && each.holds).length
  const notMeasured = all.filter((each) => 'notRun' in each).length
  return { measured: all.length - notMeasured, holds, fails: all.length - notMeasured - holds, notMeasured }
}
