import { keccak256, stringToHex, zeroAddress } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import { callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'
import { openSampleAccount } from '#chain/contracts/sample-account.server.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { brand } from '#content/brand.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Database } from '#core/database/database.server.ts'
import { listCodes, packKeys } from '#tools/mint/codes/code-list.server.ts'
import { sampleCodes } from '#tools/mint/codes/sample-codes.ts'
import { insertCampaign } from './campaign-store.server.ts'
import { forEver } from './mint-event.ts'
import { plannedCollection } from './creation.server.ts'
import { sampleMinter } from './mint-accounts.server.ts'

const salt = keccak256(stringToHex('intaglio sample collection'))
const name = `${brand.name} Sample`

/** The year 2100: the sample is never over. In Unix seconds. */
const end = 4_102_444_800

/** What the site may pay for mints of the sample, and what its pool is filled up to and below: in wei of a chain of one's own. */
const budget = 10n ** 21n
const pool = { full: 10n ** 19n, low: 10n ** 18n }

let made: ReturnType<typeof make> | undefined

/** The sample collection: its list, and the contract it is. Made once, when it is first asked for. */
export const sampleCollection = () => (made ??= make())

function make() {
  const list = listCodes(sampleCodes, { chainId: localChain.id, salt })
  const planned = plannedCollection([
    { name, symbol: 'SAMPLE', description: 'Engraved pieces to try minting with. They are worth nothing.' },
    { salt, root: list.root, count: list.keys.length, deadline: forEver, listURI: '' },
    {
      code: brand.eventCode,
      supply: 100_000,
      perWallet: 2,
      perTransaction: 2,
      start: 0,
      end,
      voucherSigner: sampleMinter.address,
    },
    { royaltyReceiver: zeroAddress, royaltyBps: 0, soulbound: false, engraver: contractAddresses.SealEngraver },
  ])
  return { ...planned, list }
}

/** Puts the sample collection onto the local chain, and fills the pool that pays for mints; what is there stays. */
export async function seedSampleCollection(rpc: ContractRpc): Promise<void> {
  const { address, creationCode } = sampleCollection()
  const lacksCode = (await rpc('eth_getCode', address, 'latest')) === '0x'
  const held = BigInt((await rpc('eth_getBalance', sampleMinter.address, 'latest')) as string)
  if (!lacksCode && held >= pool.low) return
  const account = await openSampleAccount(rpc)
  if (lacksCode) await account.send({ to: create2Deployer, data: callOfDeployer(creationCode) })
  if (held < pool.low) await account.send({ to: sampleMinter.address, value: pool.full - held })
  await account.settle()
}

/** Lets the site mint for the sample, once it is deployed. Rejects before. */
export async function registerSample(db: Database, rpc: Rpc): Promise<void> {
  const { address: contract, list } = sampleCollection()
  if ((await rpc('eth_getCode', [contract, 'latest'])) === '0x')
    throw new Error('The sample collection is not on the chain yet.')
  const keys = packKeys(list.keys)
  await insertCampaign(db, {
    contract,
    chainId: localChain.id,
    name,
    eventCode: brand.eventCode,
    keys,
    sponsorWei: budget,
  })
}
