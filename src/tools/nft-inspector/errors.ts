import { failing, type ErrorList } from '#core/errors.ts'

/** What the NFT inspector refuses. Each has a heading in docs/errors.md. */
export const inspectionErrors = {
  'inspection.busy': {
    status: 503,
    message: (facts: { seconds: number }) =>
      `Other collections are being inspected. Try again in ${facts.seconds} seconds.`,
  },
  'inspection.refused': { status: 422, message: (facts: { sentence: string }) => facts.sentence },
  'inspection.unasked': {
    status: 503,
    message: () => 'The chain does not answer, so nothing was inspected. Try again in a minute.',
  },
} as const satisfies ErrorList

/** An expected failure of the NFT inspector. */
export const failInspection = failing(inspectionErrors)
