import { formatUnits, getAddress } from 'viem'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { numberOf } from '#chain/rpc/rpc-methods.server.ts'

/** What became of a transaction, as text; amounts are in the currency of the chain. */
export type TransactionFacts = {
  status: 'waiting' | 'in-block' | 'confirmed' | 'failed'
  /** Blocks on the chain since, its own included; 0 while it waits. */
  confirmations: number
  block?: { number: number; time: Date }
  from: string
  /** Absent for a transaction that makes a contract. */
  to?: string
  makes?: string
  value: string
  /** What was paid, or at most will be while it waits. */
  fee: string
  /** The first four bytes of what it says to a contract. */
  selector?: string
  logs: number
}

type Transaction = Record<'from' | 'value' | 'gas' | 'input', string> & {
  to: string | null
  gasPrice?: string
  maxFeePerGas?: string
}
type Receipt = Record<'status' | 'blockNumber' | 'gasUsed', string> & {
  effectiveGasPrice?: string
  l1Fee?: string
  contractAddress: string | null
  logs: unknown[]
}

/** Reads what the chain knows of the transaction with that hash; undefined when it knows none. Throws when no node answers. */
export async function readTransaction(
  gateway: Gateway,
  hash: string,
  signal: AbortSignal,
): Promise<TransactionFacts | undefined> {
  const ask = (method: string, ...params: unknown[]) => gateway.rpc(method, params, signal)
  const [transaction, receipt, head] = (await Promise.all([
    ask('eth_getTransactionByHash', hash),
    ask('eth_getTransactionReceipt', hash),
    ask('eth_blockNumber'),
  ])) as [Transaction | null, Receipt | null, string]
  if (!transaction) return undefined
  const { decimals, symbol } = gateway.chain.currency
  const amount = (units: bigint) => `${formatUnits(units, decimals)} ${symbol}`
  const facts = {
    from: getAddress(transaction.from),
    to: transaction.to ? getAddress(transaction.to) : undefined,
    value: amount(BigInt(transaction.value)),
    fee: amount(feeOf(transaction, receipt)),
    selector: transaction.to && transaction.input.length >= 10 ? transaction.input.slice(0, 10) : undefined,
  }
  if (!receipt) return { ...facts, status: 'waiting', confirmations: 0, logs: 0 }
  const number = Number(receipt.blockNumber)
  const block = (await ask('eth_getBlockByNumber', receipt.blockNumber, false)) as { timestamp: string } | null
  const confirmations = Math.max(1, (numberOf(head) ?? number) - number + 1)
  return {
    ...facts,
    status:
      receipt.status === '0x0' ? 'failed' : confirmations >= gateway.chain.confirmations ? 'confirmed' : 'in-block',
    confirmations,
    block: block ? { number, time: new Date(Number(block.timestamp) * 1_000) } : undefined,
    makes: receipt.contractAddress ? getAddress(receipt.contractAddress) : undefined,
    logs: receipt.logs.length,
  }
}

/** Chains above Ethereum also charge for what they write there. */
function feeOf({ gas, gasPrice, maxFeePerGas }: Transaction, receipt: Receipt | null): bigint {
  if (!receipt) return BigInt(gas) * BigInt(maxFeePerGas ?? gasPrice ?? 0)
  return BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice ?? gasPrice ?? 0) + BigInt(receipt.l1Fee ?? 0)
}
