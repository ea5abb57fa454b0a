import type { Hash } from 'viem'
import { parseAbi } from 'viem/utils'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { readEvents, topicsOfMaking } from '#tools/token-lock/read/read-logs.ts'
import { batchesIn, lockerOfPlan, type LockPlan } from './lock-plan.ts'

const holderAbi = parseAbi(['function ownerOf(uint256 id) view returns (address)'])

/**
 * The transaction that made a batch of a plan, if there is one since the plan was begun: for the case that a tab was closed
 * between a wallet's yes and its answer. Rejects when the chain does not answer.
 */
export async function findBatch(rpc: Rpc, plan: LockPlan, batch: number): Promise<Hash | undefined> {
  const { grants } = batchesIn(plan)[batch] ?? {}
  if (!grants) return undefined
  const [first] = grants as [(typeof grants)[number]]
  const owner = plan.deed ? contractAddresses.LockDeeds : first.owner
  const events = await readEvents(rpc, topicsOfMaking(plan.token.address, owner), {
    locker: lockerOfPlan(plan),
    since: plan.block + 1,
  })
  const { start, cliff, end, steps } = first.schedule
  const alikes = events.filter(({ eventName, args, hash }) => {
    if (eventName !== 'Locked' || Object.values(plan.found ?? {}).includes(hash)) return false
    const alike = args.start === start && args.cliff === cliff && args.end === end && args.steps === steps
    // A token with a fee credits less than was asked.
    return alike && args.amount <= first.amount
  })
  if (!plan.deed) return alikes[0]?.hash
  // All locks that are NFTs have one owner: whose it is, the NFT says.
  const holders = await Promise.all(alikes.map(({ args }) => holderOf(rpc, (args as { id: bigint }).id)))
  return alikes[holders.findIndex((holder) => holder?.toLowerCase() === first.owner.toLowerCase())]?.hash
}

function holderOf(rpc: Rpc, id: bigint) {
  const deeds = { to: contractAddresses.LockDeeds, abi: holderAbi } as const
  return unlessRefused(readContract(rpc, { ...deeds, name: 'ownerOf', args: [id] }))
}
