import { zeroAddress, type Address, type ContractFunctionName } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import type { MintEvent } from './mint-event.ts'

/** What never changes about a collection. */
export type Terms = Omit<MintEvent, 'redeemed' | 'sponsored' | 'event'> & {
  event: Omit<MintEvent['event'], 'minted' | 'vouchers'>
  /** Whose vouchers it asks for; zero for none. */
  voucherSigner: Address
}

/** Reads what a collection was made with. Rejects when there is no such collection, and when the chain does not answer. */
export async function readTerms(rpc: Rpc, contract: Address): Promise<Terms> {
  const say = <name extends ContractFunctionName<typeof codeMint721Abi, 'view'>>(name: name) =>
    readContract(rpc, { to: contract, abi: codeMint721Abi, name, args: [] as never })
  const number = async (name: Parameters<typeof say>[0]) => Number(await say(name))
  const [name, description, salt, voucherSigner, soulbound, code] = await Promise.all([
    say('name'),
    say('description'),
    say('salt'),
    say('voucherSigner'),
    say('soulbound'),
    say('eventCode'),
  ])
  const [codes, codesDeadline, supply, perWallet, perTransaction, start, end] = (await Promise.all(
    (['codes', 'codesDeadline', 'eventSupply', 'perWallet', 'perTransaction', 'eventStart', 'eventEnd'] as const).map(
      number,
    ),
  )) as [number, number, number, number, number, number, number]
  const event = { code, supply, perWallet, perTransaction, start, end }
  return { contract, name, description, salt, codes, codesDeadline, event, soulbound, voucherSigner }
}

/** How many tokens were minted, with the event code and with printed ones. Rejects when the chain does not answer. */
export async function readProgress(rpc: Rpc, contract: Address): Promise<{ minted: number; redeemed: number }> {
  const collection = { to: contract, abi: codeMint721Abi } as const
  const [minted, redeemed] = await Promise.all([
    readContract(rpc, { ...collection, name: 'eventMinted', args: [] }),
    readContract(rpc, { ...collection, name: 'redeemed', args: [] }),
  ])
  return { minted: Number(minted), redeemed: Number(redeemed) }
}

/** A collection as the browser gets it. */
export function campaignOf(
  { voucherSigner, event, ...terms }: Terms,
  { minted, redeemed, sponsored }: { minted: number; redeemed: number; sponsored: boolean },
): MintEvent {
  return { ...terms, event: { ...event, minted, vouchers: voucherSigner !== zeroAddress }, redeemed, sponsored }
}
