import { toFunctionSelector } from 'viem'
import type { Page } from './journey-test.ts'

type Call = { id: number; method: string; params?: readonly unknown[] }
type Answer = { id: number; result?: unknown; error?: object }

/** Whether a call asks a contract for one of these functions. */
export function asksFor({ method, params = [] }: Call, ...functions: string[]): boolean {
  const [{ data = '' } = {}] = params as [{ data?: string }?]
  return method === 'eth_call' && functions.some((one) => data.startsWith(toFunctionSelector(one)))
}

/** What becomes of the answer to one call; undefined: it stays. */
export type Spoil = (call: Call, answer: Answer) => Partial<Answer> | undefined

/** A node that answers badly: what the page asks the chain from now on is answered as `spoil` has it, until another is set. */
export async function spoilChain(page: Page): Promise<(spoil: Spoil | undefined) => void> {
  let spoil: Spoil | undefined
  await page.route('**/rpc', async (route) => {
    if (!spoil) return route.continue()
    const now = spoil
    const asked = route.request().postDataJSON() as Call | Call[]
    const response = await route.fetch()
    const said = (await response.json()) as Answer | Answer[]
    const spoiled = (answer: Answer) => {
      const call = [asked].flat().find(({ id }) => id === answer.id)
      const { id, result, error } = answer
      return { jsonrpc: '2.0', id, ...((call && now(call, answer)) ?? { result, error }) }
    }
    await route.fulfill({ response, json: Array.isArray(said) ? said.map(spoiled) : spoiled(said) })
  })
  return (next) => {
    spoil = next
  }
}
