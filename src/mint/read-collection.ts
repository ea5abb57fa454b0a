import { zeroAddress, type Address } from 'viem'
import { askView, type Ask } from './ask-view.ts'
import type { Campaign } from './campaign.ts'

/** What is true of a collection for ever. */
export type Terms = Omit<Campaign, 'redeemed' | 'sponsored' | 'event'> & {
  event: Omit<Campaign['event'], 'minted' | 'vouchers'>
  /** Whose vouchers it asks for; zero for none. */
  voucherSigner: Address
}

/** Reads what a collection was made with. Rejects when there is no such collection, and when the chain does not answer. */
export async function readTerms(ask: Ask, contract: Address): Promise<Terms> {
  const view = <name extends Parameters<typeof askView>[1]['name']>(name: name) =>
    askView(ask, { to: contract, name, args: [] as never })
  const number = async (name: Parameters<typeof view>[0]) => Number(await view(name))
  const [name, description, salt, voucherSigner, soulbound, code] = await Promise.all([
    view('name'),
    view('description'),
    view('salt'),
    view('voucherSigner'),
    view('soulbound'),
    view('eventCode'),
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
export async function readProgress(ask: Ask, contract: Address): Promise<{ minted: number; redeemed: number }> {
  const [minted, all] = await Promise.all([
    askView(ask, { to: contract, name: 'eventMinted', args: [] }),
    askView(ask, { to: contract, name: 'totalSupply', args: [] }),
  ])
  return { minted: Number(minted), redeemed: Number(all - minted) }
}

/** What the browser is told of a collection. */
export function campaignOf(
  { voucherSigner, event, ...terms }: Terms,
  { minted, redeemed, sponsored }: { minted: number; redeemed: number; sponsored: boolean },
): Campaign {
  return { ...terms, event: { ...event, minted, vouchers: voucherSigner !== zeroAddress }, redeemed, sponsored }
}
