import type { Address, Hex } from 'viem'
import { deviceOrder } from '#tools/plan/kept-plan.ts'

/** A campaign that somebody is making, kept on the device until it is made: a closed tab loses nothing. The list is published already. */
export type CampaignOrder = {
  chainId: number
  from: Address
  token: { address: Address; symbol: string; decimals: number }
  root: Hex
  /** In the token's smallest unit. */
  total: bigint
  count: number
  /** Unix seconds; 0: at once. */
  start: number
  deadline: number
  metadataURI: string
  /** When it was placed, in milliseconds, and the newest block then: what was sent before is another one's. */
  madeAt: number
  block: number
  /** A wallet was asked to create it and has not answered yet: whether it was sent is looked up on the chain. */
  asked?: true
}

/** An order as text. */
export function orderText(order: CampaignOrder): string {
  return JSON.stringify({ v: 1, ...order, total: String(order.total) })
}

const isHex = (value: unknown, digits: number) =>
  typeof value === 'string' && new RegExp(`^0x[\\da-fA-F]{${digits}}$`).test(value)

/** An order from its text; undefined when a part of it is not what it should be: then nobody may sign it. */
export function orderIn(text: string): CampaignOrder | undefined {
  const { v, ...order } = JSON.parse(text) as Omit<CampaignOrder, 'total'> & { v: unknown; total: unknown }
  const { chainId, from, token, root, total, count, start, deadline, metadataURI, madeAt, block, asked } = order
  const numbers = [chainId, token?.decimals, count, start, deadline, madeAt, block]
  const sound =
    v === 1 &&
    isHex(from, 40) &&
    isHex(token?.address, 40) &&
    isHex(root, 64) &&
    typeof token.symbol === 'string' &&
    typeof metadataURI === 'string' &&
    typeof total === 'string' &&
    /^[1-9]\d{0,38}$/.test(total) &&
    numbers.every((number) => Number.isSafeInteger(number) && number >= 0) &&
    (asked === undefined || asked === true)
  return sound ? { ...order, total: BigInt(total) } : undefined
}

/** The order of this device. */
export const campaignOrder = deviceOrder('intaglio.claims.order', { textOf: orderText, orderIn })
