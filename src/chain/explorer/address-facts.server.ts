import { formatUnits, getAddress, type Address } from 'viem'
import { unlessRefused } from '#chain/read/refusals.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'

/** What is at an address of a chain at the newest block, as text; the balance is in the currency of the chain. */
export type AddressFacts = {
  balance: string
  /** Transactions it has sent; absent for a contract, which sends none. */
  sent?: number
  /** The length of its code in bytes; 0 for an account that only a key decides about. */
  bytes: number
  /** The contract that acts for an account whose owner has allowed that (EIP-7702). */
  acting?: Address
  /** Whether it answers as tokens and collections do: it says how it is called, and how much of it there is. */
  token: boolean
}

/** What an account says instead of code when it lets a contract act for it. */
const acting = /^0xef0100([\da-f]{40})$/i

/** `symbol()` and `totalSupply()`. */
const tokenQuestions = ['0x95d89b41', '0x18160ddd']

/** Reads what is at an address. Rejects when no node answers. */
export async function readAddress(gateway: Gateway, address: Address, signal: AbortSignal): Promise<AddressFacts> {
  const ask = (method: string, ...params: unknown[]) => gateway.rpc(method, params, signal) as Promise<string>
  const [balance, sent, code] = await Promise.all([
    ask('eth_getBalance', address, 'latest'),
    ask('eth_getTransactionCount', address, 'latest'),
    ask('eth_getCode', address, 'latest'),
  ])
  const answers = (data: string) => unlessRefused(ask('eth_call', { to: address, data }, 'latest'))
  const delegate = acting.exec(code)?.[1]
  const hasCode = code !== '0x' && !delegate
  const { decimals, symbol } = gateway.chain.currency
  return {
    balance: `${formatUnits(BigInt(balance), decimals)} ${symbol}`,
    ...(hasCode ? {} : { sent: Number(sent) }),
    bytes: (code.length - 2) / 2,
    ...(delegate ? { acting: getAddress(`0x${delegate}`) } : {}),
    token: hasCode && (await Promise.all(tokenQuestions.map(answers))).every(isAnswer),
  }
}

/** A contract that refuses is not a token. */
const isAnswer = (answer = '') => answer.length >= 66
