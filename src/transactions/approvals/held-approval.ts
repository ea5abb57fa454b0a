import type { Address, Hex } from 'viem'
import { encodeFunctionData, parseAbi, size, sliceHex } from 'viem/utils'
import { isRefusal } from '#chain/read/refusals.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import type { Approval, Ask } from './approvals.ts'

const abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function getApproved(uint256 id) view returns (address)',
  'function ownerOf(uint256 id) view returns (address)',
  'function isOperator(address owner, address spender) view returns (bool)',
])
const unitAbi = parseAbi(['function allowance(address owner, address spender, uint256 id) view returns (uint256)'])
const permit2Abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
])

/**
 * What holds of an approval now: one entry, or none. A token that answers nothing, or refuses, holds nothing. Rejects when no node answers.
 */
export async function heldOf(rpc: Ask, account: Address, approval: Approval): Promise<Approval[]> {
  const { token, contract, kind } = approval
  const spender = contract.address
  if (kind === 'permit2') return heldInPermit2(rpc, account, approval)
  if (kind === 'item') return (await mayTakeItem(rpc, account, approval)) ? [approval] : []
  const data =
    kind === 'amount'
      ? encodeFunctionData({ abi, functionName: 'allowance', args: [account, spender] })
      : kind === 'unit'
        ? encodeFunctionData({ abi: unitAbi, functionName: 'allowance', args: [account, spender, approval.id] })
        : encodeFunctionData({
            abi,
            functionName: kind === 'all' ? 'isApprovedForAll' : 'isOperator',
            args: [account, spender],
          })
  const [amount = 0n] = await wordsOf(rpc, token, data)
  if (amount === 0n) return []
  return [kind === 'amount' || kind === 'unit' ? { ...approval, amount } : approval]
}

type Of<Kind> = Extract<Approval, { kind: Kind }>

/** The item may have a new owner, who approved the same contract. */
async function mayTakeItem(rpc: Ask, account: Address, { token, contract, id }: Of<'item'>): Promise<boolean> {
  const read = (data: Hex) => wordsOf(rpc, token, data)
  const [[spender], [owner]] = await Promise.all([
    read(encodeFunctionData({ abi, functionName: 'getApproved', args: [id] })),
    read(encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] })),
  ])
  return spender === BigInt(contract.address) && owner === BigInt(account)
}

async function heldInPermit2(rpc: Ask, account: Address, approval: Of<'permit2'>): Promise<Approval[]> {
  const { token, contract } = approval
  const args = [account, token, contract.address] as const
  const data = encodeFunctionData({ abi: permit2Abi, functionName: 'allowance', args })
  const [amount = 0n, expiration = 0n] = await wordsOf(rpc, permit2Address, data)
  if (amount === 0n || Number(expiration) < (await timeNow(rpc))) return []
  return [{ ...approval, amount, until: Number(expiration) }]
}

/** Unix seconds: of a chain that makes blocks only on demand, the newest one may be old. */
async function timeNow(rpc: Ask): Promise<number> {
  const newest = (await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex } | null
  return Math.max(Number(newest?.timestamp ?? 0), Math.floor(Date.now() / 1000))
}

/** The words that a contract answers; none where it refuses. Rejects when no node answers. */
export async function wordsOf(rpc: Ask, to: Address, data: Hex): Promise<bigint[]> {
  try {
    const answer = (await rpc('eth_call', [{ to, data }, 'latest'])) as Hex
    const count = Math.min(most, Math.floor(size(answer) / 32))
    return Array.from({ length: count }, (_, at) => BigInt(sliceHex(answer, at * 32, at * 32 + 32)))
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

/** Words that are read of an answer: a hostile contract can give as many as it wants. */
const most = 3
