import type { IndexState } from '#chain/index/index-state.server.ts'
import { indexWords } from '#chain/index/index-words.ts'

/** How far the index was that a list is from; where it does not answer, that, and how else to get there. */
export function AsOf({ index, otherwise }: { index: IndexState | undefined; otherwise: string }) {
  return (
    <p className="soft">
      {index
        ? indexWords(index, 'the chain')
        : `Our index of the chain does not answer now, so this list is not complete. ${otherwise}`}
    </p>
  )
}
