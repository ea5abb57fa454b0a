import type { Abi, ContractErrorName, Hex } from 'viem'
import { decodeErrorResult } from 'viem/utils'
import { reasonOf } from '#chain/read/revert-reason.ts'
import type { Transaction } from '#transactions/track/transaction.ts'

/** Why something was refused, and what to do. `lang`: its language, where it is not the page's. */
export type Explained = { message: string; remedy: string; lang?: string }

/** What an error means, by its values as text. */
export type Sentence = (values: readonly string[]) => readonly [message: string, remedy: string]

/** A sentence for every error of a contract: one that is forgotten does not compile. */
export type ErrorWords<abi extends Abi> = Record<ContractErrorName<abi>, Sentence>

type Known = {
  abi: Abi
  words: Readonly<Record<string, Sentence>>
  /** Any other refusal; `why` is the sentence of the contract or wallet that refused, or says that there is none. */
  refused: (why: string) => Explained
  /** Any other failure on the chain; without it, as `refused`. */
  failed?: (reason: string | undefined) => Explained
}

/** A sentence with its full stop, which what a contract says may lack. */
export const closed = (sentence: string): string => sentence.replace(/[^.!?]$/, '$&.')

/** What a transaction that failed means, where its contract has no sentence for it. */
export const failedOnChain = (reason: string | undefined): Explained => ({
  message: closed(`It failed on the chain${reason ? `: ${reason}` : ''}`),
  remedy: 'Its fee is paid and nothing else has changed. Try again.',
})

type Explainer = {
  /** What a call that was reverted means, by the bytes it has answered. */
  explainRevert: (data: Hex | undefined) => Explained
  /** What the reason of a transaction that failed means, as the transaction centre has kept it. */
  explainReason: (reason: string | undefined) => Explained
  /** The same in a sentence, also for a transaction that never came into a block. */
  explainFailed: (transaction: Pick<Transaction, 'detail' | 'reason'>) => string
}

/** Says what the errors of a contract mean, before anything is sent and after it has failed. */
export function explainer({ abi, words, refused, failed }: Known): Explainer {
  function known(name: string, values: readonly string[]): Explained | undefined {
    if (!Object.hasOwn(words, name)) return undefined
    const [message, remedy] = words[name]!(values)
    return { message, remedy }
  }

  const because = (reason: string | undefined) =>
    refused(reason ? closed(`It says: ${reason}`) : 'It does not say why.')

  function explainReason(reason: string | undefined): Explained {
    const [, name = '', values = ''] = reason?.match(/^(\w+)\((.*)\)$/s) ?? []
    return known(name, values.split(', ')) ?? (failed ?? because)(reason)
  }

  return {
    explainReason,
    explainFailed({ detail, reason }) {
      if (detail === 'dropped')
        return 'No node has the last transaction any more, and the chain does not show what it was for.'
      if (detail !== 'reverted')
        return 'The last transaction was cancelled or replaced: nothing of it happened. You can send it again.'
      const { message, remedy } = explainReason(reason)
      return `${message} ${remedy}`
    },
    explainRevert(data) {
      if (!data || data === '0x') return because(undefined)
      const said = namedError(data, abi)
      return (said && known(said.name, said.values)) ?? because(reasonOf(data, [abi]))
    },
  }
}

function namedError(data: Hex, abi: Abi): { name: string; values: string[] } | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ abi, data }) as { errorName: string; args?: readonly unknown[] }
    return { name: errorName, values: (args ?? []).map(String) }
  } catch {
    return undefined
  }
}
