import type { Address, Client } from 'viem'
import { numberToHex } from 'viem/utils'
import { isContractAccount } from '#chain/tokens/contract-accounts.ts'
import type { PlannedCall } from './simulate.ts'

/** What a transaction costs, in the smallest unit of the chain's currency, and whether the account has as much. */
export type Fee = { fee: bigint; missing: bigint }

/** What sending it now would cost, about; undefined when no node can say, as for one that would fail. Never rejects. */
export async function estimateFee(
  client: Client,
  { from, to, data, value = 0n }: PlannedCall,
): Promise<Fee | undefined> {
  const ask = client.request as (request: { method: string; params: unknown[] }) => Promise<string>
  const call = { from, ...(to ? { to } : {}), ...(data ? { data } : {}), value: numberToHex(value) }
  try {
    const [gas, price, balance] = await Promise.all([
      ask({ method: 'eth_estimateGas', params: [call] }),
      ask({ method: 'eth_gasPrice', params: [] }),
      ask({ method: 'eth_getBalance', params: [from, 'latest'] }),
    ])
    const fee = BigInt(gas) * BigInt(price)
    // The fee of a contract account is paid by the account that executes its proposal.
    const missing = (isContractAccount(from) ? 0n : fee) + value - BigInt(balance)
    return { fee, missing: missing > 0n ? missing : 0n }
  } catch {
    return undefined
  }
}

/** What calls that go together would cost in one transaction, about, by the gas of their simulation; undefined when no node can say. Never rejects. */
export async function feeTogether(
  client: Client,
  { from, calls, gas }: { from: Address; calls: readonly { value?: bigint }[]; gas?: bigint },
): Promise<Fee | undefined> {
  const ask = client.request as (request: { method: string; params: unknown[] }) => Promise<string>
  if (!gas) return undefined
  try {
    const [price, balance] = await Promise.all([
      ask({ method: 'eth_gasPrice', params: [] }),
      ask({ method: 'eth_getBalance', params: [from, 'latest'] }),
    ])
    // Who pays the fee, the wallet alone knows: only what leaves with the calls is held against the balance.
    const missing = calls.reduce((sum, { value = 0n }) => sum + value, 0n) - BigInt(balance)
    return { fee: gas * BigInt(price), missing: missing > 0n ? missing : 0n }
  } catch {
    return undefined
  }
}
