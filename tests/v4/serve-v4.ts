import { concat, encodeAbiParameters, numberToHex, parseAbiParameters, parseEther, size, slice } from 'viem'
import type { Address, Hex } from 'viem'
import { chainOf } from '#chain/catalogue.ts'
import { callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { sampleCodes } from '#server/local-chain/sample-codes.server.ts'
import { lockChain } from '../lock-chain.ts'
import { serveSite, type ServedSite } from '../serve-site.ts'
import { permit2Code, v4Codes } from '../v4-codes.ts'

/** The chain whose number the chain of the walk has. It has no Uniswap V2, so that V3 and V4 are all there is to put on it. */
const chainId = 84_532

/** The product on a chain with Uniswap V4, and what gives an account ether there. */
export type ServedV4 = ServedSite & { fund: (account: Address) => Promise<void> }

/**
 * Serves the built product, nothing in it changed, on a chain of this machine that says it is Base Sepolia: Uniswap V3 and V4 are at the
 * addresses that the catalogue has for it. The product's own chain has no V4, and the demo wallet is on that one alone (decision 237).
 */
export async function serveWithV4(): Promise<ServedV4> {
  const chain = await lockChain({ chainId })
  const { ask, send } = chain
  const [owner] = chain.accounts as [Address]

  /** Has a contract created at an address that is already known: its constructor runs there, and its code takes the place of it. */
  async function create(address: Address, creation: Hex) {
    await ask('anvil_setCode', [address, creation])
    const code = await ask('eth_call', [{ to: address }, 'latest'])
    await send({ to: address, data: '0x' })
    await ask('anvil_setCode', [address, code])
  }

  const codes = await sampleCodes()
  for (const { creationCode } of Object.values(codes))
    await send({ to: create2Deployer, data: callOfDeployer(creationCode) })
  const { v3Factory, v3Positions, v4Positions } = chainOf(chainId).uniswap!
  const { wrappedEther } = sampleWorld
  await create(v3Factory!, codes.v3Factory!.creationCode)
  const bare = codes.positions!.creationCode
  const drawn = encodeAbiParameters(parseAbiParameters('address, address, address'), [
    v3Factory!,
    wrappedEther,
    codes.descriptor!.address,
  ])
  await create(v3Positions!, concat([slice(bare, 0, size(bare) - size(drawn)), drawn]))
  await ask('anvil_setCode', [permit2Address, await permit2Code()])
  const pools = (await send({ data: await v4Codes.pools(owner) })).contractAddress
  await create(v4Positions!, await v4Codes.positions(pools, wrappedEther, permit2Address))
  // Blocks come by themselves from here on, as on every public chain.
  await ask('evm_setIntervalMining', [1])

  const site = await serveSite({
    variables: { CHAIN_ID: String(chainId), RPC_URL: chain.url, LIMIT_FACTOR: '1000' },
  }).catch(async (error: unknown) => {
    await chain.stop()
    throw error
  })
  const stop = async () => {
    await site.stop()
    await chain.stop()
  }
  const fund = async (account: Address) => {
    await ask('anvil_setBalance', [account, numberToHex(parseEther('100'))])
  }
  return { ...site, fund, stop, [Symbol.asyncDispose]: stop }
}
