import type { TokenOptions } from '#tools/token/features/options.ts'

/** What a pause of a token means for those who hold it, while it lasts. */
export function pausedWords({ kind }: TokenOptions): string {
  return kind === 'erc4626'
    ? 'Deposits are stopped now. Everyone can withdraw.'
    : 'It is paused now: nobody can send it.'
}
