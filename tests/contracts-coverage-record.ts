import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const record = join(import.meta.dirname, 'contracts-coverage-record.json')

/** How many ran, of how many. */
export type Share = readonly [ran: number, all: number]

/** What tests run of one contract, and the lines on which they leave something out. */
export interface FileCoverage {
  file: string
  lines: Share
  branches: Share
  missed: readonly number[]
}

/** The last measurement that was good enough, with its day. */
export interface CoverageRecord {
  measured: string
  lines: Share
  branches: Share
  files: readonly FileCoverage[]
}

/** The record that git holds. */
export const readCoverage = (): CoverageRecord => JSON.parse(readFileSync(record, 'utf8')) as CoverageRecord

/** Replaces it, a file a line. */
export function writeCoverage({ files, ...sums }: CoverageRecord): void {
  const rows = files.map((file) => `    ${JSON.stringify(file)}`).join(',\n')
  writeFileSync(record, `${JSON.stringify(sums, null, 2).slice(0, -2)},\n  "files": [\n${rows}\n  ]\n}\n`)
}

/** Of places with the times they ran, how many ran at all. */
export const shareOf = (places: readonly (readonly [place: string, times: number])[]): Share => [
  places.filter(([, times]) => times > 0).length,
  places.length,
]

export const sumOfShares = (shares: readonly Share[]): Share =>
  shares.reduce<Share>(([ran, all], share) => [ran + share[0], all + share[1]], [0, 0])
