import type { Address, Client, Hex } from 'viem'
import { encodeFunctionData, numberToHex, parseAbi } from 'viem/utils'
import { approvalsOf, type ToldApproval } from '#chain/index/asked.server.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { tokenFacts } from '#chain/tokens/token-facts.ts'
import type { Database } from '#core/database/database.server.ts'
import type { KnownToken } from '#tools/indexed/thing.ts'
import { piecesBy, tokensBy } from '#tools/indexed/tokens.server.ts'
import { approvalOf, type Approval } from '#transactions/approvals/approvals.ts'
import { heldOf, wordsOf } from '#transactions/approvals/held-approval.ts'
import { knownParties } from '#transactions/describe/known-parties.ts'
import type { HeldPermission, HeldPermissions } from './held-permission.ts'

type Asked = { db: Database; account: Address; chain: { id: number } }

const abi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
])
const unitAbi = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)'])

/**
 * The permissions of an account that hold now, with what each puts at risk: the index says what was ever permitted, each token and Permit2
 * what holds of it. Rejects when the chain or the database does not answer.
 */
export async function readPermissions(rpc: Rpc, { db, account, chain }: Asked): Promise<HeldPermissions> {
  const { approvals, more } = await approvalsOf(db, account)
  const parties = new Map(knownParties(chain.id).map((party) => [party.address.toLowerCase(), party]))
  const found = await Promise.all(
    approvals.map(async (told) => {
      const { name = null, proof = null } = parties.get(told.spender.toLowerCase()) ?? {}
      const contract = { address: told.spender, name: name ?? '' }
      const [approval] = await heldOf(rpc, account, approvalOf(told, contract))
      return approval ? [{ told, approval, name, proof }] : []
    }),
  )
  const held = found.flat()
  const tokens = held.map(({ told }) => told.token)
  const [tokenBy, piecesOf] = await Promise.all([tokensBy(db, tokens), piecesBy(db, { account, tokens })])
  const asked = { rpc: once(rpc), account, piecesOf }
  const named = async (address: Address) => namedToken(asked.rpc, tokenBy(address))
  return {
    more,
    held: await Promise.all(
      held.map(async ({ told, approval, name, proof }): Promise<HeldPermission> => {
        const token = await named(told.token)
        const [since, atRisk] = await Promise.all([sinceOf(asked.rpc, told), atRiskOf(approval, { ...asked, token })])
        return { token, spender: told.spender, name, proof, since, atRisk: textOf(atRisk), ...limitOf(approval) }
      }),
    ),
  }
}

const textOf = (amount: bigint | undefined) => (amount === undefined ? null : String(amount))

/** The kind of a permission, with its amount, number and end. */
function limitOf(approval: Approval) {
  switch (approval.kind) {
    case 'item':
      return { kind: approval.kind, item: String(approval.id) }
    case 'unit':
      return { kind: approval.kind, item: String(approval.id), amount: String(approval.amount) }
    case 'permit2':
      return { kind: approval.kind, amount: String(approval.amount), until: approval.until }
    case 'amount':
      return { kind: approval.kind, amount: String(approval.amount) }
    default:
      return { kind: approval.kind }
  }
}

/** The same chain, which is asked the same question once: many permissions are of one token, or of one block. */
function once(rpc: Rpc): Rpc {
  const kept = new Map<string, Promise<unknown>>()
  return (method, params) => {
    const key = JSON.stringify([method, params])
    const answer = kept.get(key) ?? rpc(method, params)
    kept.set(key, answer)
    return answer
  }
}

/** A token that the index has not met says itself what it is called. */
async function namedToken(rpc: Rpc, token: KnownToken): Promise<KnownToken> {
  if (token.symbol !== null || token.name !== null || token.decimals !== null) return token
  const client = { request: ({ method, params }: Parameters<Client['request']>[0]) => rpc(method, params as unknown[]) }
  const { symbol = null, decimals = null } = await tokenFacts(client as never, token.address)
  return { ...token, symbol, decimals }
}

/** When a permission was given. The index has no time of blocks that it took in by ranges, where the node did not say it with the logs. */
async function sinceOf(rpc: Rpc, { since }: ToldApproval): Promise<HeldPermission['since']> {
  if (since.at !== null) return since
  const block = (await rpc('eth_getBlockByNumber', [numberToHex(since.block), false])) as { timestamp: Hex } | null
  return { ...since, at: block ? Number(block.timestamp) : null }
}

type Around = {
  rpc: Rpc
  account: Address
  token: KnownToken
  piecesOf: Awaited<ReturnType<typeof piecesBy>>
}

/** What could be taken now; undefined where the token does not say what the account holds. */
async function atRiskOf(approval: Approval, { rpc, account, token, piecesOf }: Around): Promise<bigint | undefined> {
  const { address, kind } = token
  const read = async (data: Hex) => (await wordsOf(rpc, address, data))[0]
  const balance = () => read(encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] }))
  switch (approval.kind) {
    case 'item':
      return 1n
    case 'amount':
      return least(approval.amount, await balance())
    case 'permit2': {
      // Permit2 takes no more than the token lets it.
      const args = [account, permit2Address] as const
      const allowed = await read(encodeFunctionData({ abi, functionName: 'allowance', args }))
      return least(least(approval.amount, allowed ?? 0n) ?? 0n, await balance())
    }
    case 'unit': {
      const args = [account, approval.id] as const
      return least(approval.amount, await read(encodeFunctionData({ abi: unitAbi, functionName: 'balanceOf', args })))
    }
    case 'operator':
      return piecesOf(address)?.numbers
    default:
      // A collection of editions does not say how many it holds for an account in all.
      return kind === 'erc1155' ? piecesOf(address)?.pieces : balance()
  }
}

function least(one: bigint, other: bigint | undefined): bigint | undefined {
  if (other === undefined) return undefined
  return one < other ? one : other
}
