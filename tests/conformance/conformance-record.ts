import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')

/** Where the last whole run is kept, below the root of the repository. */
export const conformanceFile = 'docs/evidence/conformance.json'

/** How a kit stands to a sentence of the contract; `differs`: it fails it, and the list of differences says so. */
const state = z.enum(['kept', 'differs', 'broken'])

const conformance = z.strictObject({
  date: z.iso.date(),
  commit: z.string(),
  sentences: z.array(z.strictObject({ sentence: z.string(), ours: state, rainbowkit: state })),
})

export type Conformance = z.infer<typeof conformance>

type Spec = { title: string; tests: { projectName: string; status: string; expectedStatus: string }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** What a report of Playwright says of each sentence. A kit that a sentence was not tried on has broken it. */
export function sentencesOf(report: unknown): Conformance['sentences'] {
  const specs = (report as { suites: Suite[] }).suites.flatMap(specsOf)
  const stateOf = (title: string, kit: string) => {
    const ran = specs.filter((spec) => spec.title === title).flatMap(({ tests }) => tests)
    const found = ran.find(({ projectName }) => projectName === kit)
    if (found?.status !== 'expected') return 'broken'
    return found.expectedStatus === 'failed' ? 'differs' : 'kept'
  }
  return [...new Set(specs.map(({ title }) => title))].map((sentence) => ({
    sentence,
    ours: stateOf(sentence, 'ours'),
    rainbowkit: stateOf(sentence, 'rainbowkit'),
  }))
}

/** Writes the record of a whole run from its report. */
export function recordConformance(report: unknown): void {
  const record: Conformance = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    sentences: sentencesOf(report),
  }
  writeFileSync(join(root, conformanceFile), `${JSON.stringify(conformance.parse(record), null, 2)}\n`)
}

export const readConformance = (): Conformance =>
  conformance.parse(JSON.parse(readFileSync(join(root, conformanceFile), 'utf8')))
