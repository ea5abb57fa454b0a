import type { TokenOptions } from '#tools/token/features/options.ts'

/** Options of what has pieces: a collection or editions. */
export type PieceOptions = TokenOptions & { kind: 'erc721' | 'erc1155' }

/** Whether a token has pieces with pictures. */
export const hasPieces = (options: TokenOptions): options is PieceOptions =>
  options.kind === 'erc721' || options.kind === 'erc1155'
