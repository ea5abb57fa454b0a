import { failing, type ErrorList } from '#core/errors.ts'

/** What the store of pieces refuses. Each has a heading in docs/errors.md. */
export const piecesErrors = {
  'pieces.active': {
    status: 422,
    message: (facts: { parts: string }) =>
      `The drawing holds ${facts.parts}, which pages and wallets do not run. Save it as a plain SVG and choose it again.`,
  },
  'pieces.faulty': {
    status: 422,
    message: (facts: { number: number; fault: string }) =>
      `Piece ${facts.number}: ${facts.fault} Nothing was published. Correct it and publish again.`,
  },
  'pieces.ipfs': {
    status: 502,
    message: () => 'The IPFS node of this site did not keep it. Nothing was published: try again in a minute.',
  },
  'pieces.kind': {
    status: 415,
    message: () => 'This file is not a picture that wallets show. Use PNG, JPEG, WebP, GIF, AVIF or SVG.',
  },
  'pieces.quota': {
    status: 429,
    message: () =>
      'You keep as many pictures here as one may within 30 days. Make the files smaller, or publish them on IPFS.',
  },
  'pieces.removed': {
    status: 410,
    message: () => 'The operator of this site removed this. It is not taken again.',
  },
  'pieces.taken': {
    status: 409,
    message: (facts: { number: number }) =>
      `Piece ${facts.number} is published already, with other metadata. What is published never changes: give the new piece another number.`,
  },
} as const satisfies ErrorList

/** An expected failure of the store of pieces. */
export const failPieces = failing(piecesErrors)
