import type { Address as Account } from 'viem'
import { Address } from '#seals/components/address.tsx'
import type { Sentence } from './power-words.ts'

/** A sentence about a call, with its accounts as they are shown everywhere. */
export function PowerSentence({ sentence }: { sentence: Sentence }) {
  return sentence.map((part, at) =>
    /^0x[\da-fA-F]{40}$/.test(part) ? <Address key={at} value={part as Account} /> : part,
  )
}
