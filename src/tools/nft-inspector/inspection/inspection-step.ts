import type { Area, CollectionFacts, Finding, InspectionEvent, Report } from '#tools/nft-inspector/report/report.ts'

/** Where an inspection is, as the page shows it. What was found stays when it fails in the middle. */
export type InspectionStep =
  | { at: 'asking' }
  | {
      at: 'going'
      collection: CollectionFacts
      findings: Finding[]
      parts: Area[]
      pieces: { done: number; of: number }
    }
  | { at: 'done'; report: Report; sha256?: string }
  | { at: 'failed'; message: string; findings: Finding[] }

/** What comes next after an event of the server. */
export function inspectionStep(step: InspectionStep, event: InspectionEvent): InspectionStep {
  switch (event.is) {
    case 'begun':
      return { at: 'going', collection: event.collection, findings: [], parts: [], pieces: { done: 0, of: 0 } }
    case 'part':
      if (step.at !== 'going') return step
      return { ...step, findings: [...step.findings, ...event.findings], parts: [...step.parts, event.area] }
    case 'piece':
      return step.at === 'going' ? { ...step, pieces: { done: event.done, of: event.of } } : step
    case 'done':
      return { at: 'done', report: event.report, ...(event.sha256 && { sha256: event.sha256 }) }
    case 'failed':
      return { at: 'failed', message: event.message, findings: step.at === 'going' ? step.findings : [] }
  }
}

/** Parts of an inspection; metadata weighs as much as its pieces. */
const parts = 5

/** How far it is, between 0 and 1, and in words. */
export function progressOf(step: InspectionStep): { share: number; words: string } {
  if (step.at === 'asking') return { share: 0, words: 'Looking for the collection.' }
  if (step.at !== 'going') return { share: 1, words: '' }
  const { done, of } = step.pieces
  const share = (step.parts.length + done) / (parts + of)
  return { share, words: of > 0 ? `Reading pieces: ${done} of ${of}.` : 'Reading the code and trying it.' }
}
