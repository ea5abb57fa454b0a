import type { Abi, Client, Hex, TransactionReceipt } from 'viem'
import { getTransaction } from 'viem/actions'
import { decodeErrorResult, numberToHex } from 'viem/utils'

/** What a panic of the compiler means, by its code. */
const panics: Record<string, string> = {
  '1': 'An assertion failed.',
  '17': 'A number left its range.',
  '18': 'A division by zero.',
  '33': 'A value outside its enumeration.',
  '49': 'An empty list had nothing to give.',
  '50': 'An entry beyond the end of a list.',
  '65': 'Too much memory was asked for.',
}

/** The words for what a contract answers when it reverts: its own, or the name of its error; undefined when it says nothing we can read. */
export function reasonOf(data: Hex, abis: readonly Abi[]): string | undefined {
  for (const abi of abis.length > 0 ? abis : [[]]) {
    try {
      const { errorName, args } = decodeErrorResult({ abi, data }) as { errorName: string; args?: readonly unknown[] }
      if (errorName === 'Error') return String(args?.[0]) || undefined
      if (errorName === 'Panic') return panics[String(args?.[0])] ?? `Panic ${String(args?.[0])}.`
      return `${errorName}(${(args ?? []).map(String).join(', ')})`
    } catch {
      // Not an error of this contract.
    }
  }
  return data.length >= 10 ? `An error that is unknown here, ${data.slice(0, 10)}.` : undefined
}

/** The bytes a failed call has answered, wherever in an error of viem or of a wallet they are; undefined when there are none. */
export function revertData(error: unknown, depth = 0): Hex | undefined {
  if (typeof error !== 'object' || error === null || depth > 8) return undefined
  const { data, cause, error: inner } = error as { data?: unknown; cause?: unknown; error?: unknown }
  if (typeof data === 'string' && /^0x([\da-f]{2})*$/i.test(data)) return data as Hex
  return revertData(data, depth + 1) ?? revertData(cause, depth + 1) ?? revertData(inner, depth + 1)
}

/** Why a transaction was reverted: asked again on the block before its own. Undefined when the chain does not tell; never rejects. */
export async function revertReason(
  client: Client,
  { transactionHash, blockNumber, gasUsed }: TransactionReceipt,
  abis: readonly Abi[],
): Promise<string | undefined> {
  try {
    const { from, to, input, value, gas } = await getTransaction(client, { hash: transactionHash })
    if (gasUsed >= gas) return 'It ran out of gas.'
    const call = { from, ...(to ? { to } : {}), data: input, value: numberToHex(value), gas: numberToHex(gas) }
    const ask = client.request as (request: { method: string; params: unknown[] }) => Promise<unknown>
    const again = ask({ method: 'eth_call', params: [call, numberToHex(blockNumber - 1n)] })
    return await again.then(
      () => undefined,
      (error: unknown) => {
        const data = revertData(error)
        return data && reasonOf(data, abis)
      },
    )
  } catch {
    return undefined
  }
}
