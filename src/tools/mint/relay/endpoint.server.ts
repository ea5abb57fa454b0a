import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Hono } from 'hono'
import type { Address } from 'viem'
import { hasLocalChain } from '#chain/catalogue.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { isRefusal } from '#chain/read/refusals.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { askerOf, type AdmissionDeps } from '#core/admission/admission.server.ts'
import { AppError, fail } from '#core/errors.ts'
import { endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { servingItself } from '#core/http/visitor.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { isUuid } from '#core/text/uuid.ts'
import { openCampaigns, publishedKeys } from '#tools/mint/campaign/campaign-store.server.ts'
import type { MintEvent, MintEvents, Place, Relayed, Voucher } from '#tools/mint/campaign/mint-event.ts'
import { rememberCollections } from '#tools/mint/campaign/collections.server.ts'
import { mintAccounts } from '#tools/mint/campaign/mint-accounts.server.ts'
import { campaignOf } from '#tools/mint/campaign/read-collection.ts'
import { findRelay, onTheirWay, spentOn, type RelayRow } from '#tools/mint/campaign/relay-store.server.ts'
import { registerSample } from '#tools/mint/campaign/sample-collection.server.ts'
import { eventCall, redeemCall } from '#tools/mint/plan/mint-call.ts'
import { signedInAccount } from '#wallet/session/signed-in-account.server.ts'
import { forAMoment } from './for-a-moment.ts'
import { admitMint, limitAccount } from './limits.server.ts'
import { mintLine } from './mint-line.ts'
import { contractIn, keysIn, redeemingIn } from './read-request.server.ts'
import { feesNow, mintPayer, type RelayDeps, type Sponsoring } from './relay.server.ts'
import { signVoucher } from './sign-voucher.server.ts'
import { reconcileRelays } from './reconcile-relays.server.ts'
import { tokenOfRelay } from './token-of-relay.server.ts'
import { failMint } from '#tools/mint/errors.ts'

/** What minting needs. */
export type MintDeps = AdmissionDeps & {
  env: Pick<Env, 'CHAIN_ID' | 'RPC_URL' | 'VOUCHER_KEY' | 'PUBLIC_URL' | 'PORT'>
  nodeRpc: NodeRpc
}

type MintContext = Context<{ Variables: Variables }>

const timeoutMs = 10_000
const reading = { types: ['application/json'], limit: 8 * 1024 }

/** Milliseconds that every question about a code takes at least: how long it took says nothing about the code. */
const evenTime = 200

/** Milliseconds between two looks at what is on its way, and for which an answer waits for one. */
const lookEvery = 1_000
const lookPatience = 500

/**
 * `GET /campaigns`, `GET /list/:contract`, `POST /place`, `POST /voucher`, `POST /relay` and `GET /relay/:id`, to be mounted under `/api/mint`. No request
 * holds a code: a printed one is known by the address of its key.
 */
export function mintEndpoints(deps: MintDeps): Hono<{ Variables: Variables }> {
  const { db, env, nodeRpc } = deps
  const chainId = env.CHAIN_ID
  // A hall has one network: its share of the chain would be that of one visitor.
  const rpc: Rpc = (method, params) =>
    servingItself(() => nodeRpc(method, params, AbortSignal.timeout(timeoutMs))).catch((error: unknown) => {
      throw isRefusal(error) ? error : fail('chain.silent').because(error)
    })
  const signers = mintAccounts(env)
  const [payer] = signers
  const fees = forAMoment(lookEvery, () => feesNow(rpc))
  const relay: RelayDeps | undefined = payer && { db, rpc, fees, payer, chainId }
  const payForMint = relay && mintPayer(relay)
  const line = mintLine()
  const collections = rememberCollections(rpc)
  let sample: Promise<void> | undefined
  let tended = 0
  let tending: Promise<void> | undefined

  const ready = async () => {
    if (!hasLocalChain(env)) return
    sample ??= registerSample(db, rpc)
    await sample.catch((error: unknown) => {
      sample = undefined
      // Without an answer nobody knows whether a collection is open.
      if (error instanceof AppError) throw error
    })
  }
  const tend = () => {
    if (!relay || tending || performance.now() - tended < lookEvery) return tending
    tended = performance.now()
    tending = reconcileRelays(relay, line.looked)
      .catch(() => undefined)
      .finally(() => (tending = undefined))
    return tending
  }
  const count = (c: MintContext, name: Parameters<typeof admitMint>[1]) => admitMint(deps, name, askerOf(c))
  // Read by every visitor, and changed by one command: closing a collection may take a second.
  const openNow = forAMoment(lookEvery, async () => {
    await ready()
    return openCampaigns(db, chainId)
  })
  const offered = forAMoment(lookEvery, async () => Promise.all((await openNow()).map(offer)))
  const open = async (contract: Address) => {
    const campaign = (await openNow()).find((each) => each.contract === contract)
    if (!campaign) throw failMint('mint.closed')
    return campaign
  }
  const signedIn = async (c: MintContext) => {
    const account = await signedInAccount(deps, c)
    if (!account) throw fail('sign-in.required')
    return account as Address
  }
  const termsOf = (contract: Address) =>
    collections.terms(contract).catch((error: unknown) => {
      throw fail('chain.silent').because(error)
    })

  const voucherFor = async (contract: Address, wallet: Address): Promise<Voucher> => {
    const terms = await termsOf(contract)
    const signer = signers.find(({ address }) => address === terms.voucherSigner)
    if (!signer || terms.event.supply === 0) throw failMint('mint.closed')
    return signVoucher(signer, { terms, chainId, wallet, now: Date.now() / 1000 })
  }
  const pay = async (sponsoring: Sponsoring) => {
    if (!payForMint) throw failMint('mint.unsponsored')
    return payForMint(sponsoring)
  }

  return endpoint()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
    .get('/campaigns', async (c) => {
      const campaigns = await offered().catch((error: unknown) => {
        throw error instanceof AppError ? error : fail('server.unavailable').because(error)
      })
      return c.json({ chainId, campaigns } satisfies MintEvents)
    })
    .get('/list/:contract', async (c) => {
      await count(c, 'mint-look')
      await ready()
      const keys = await publishedKeys(db, contractIn({ contract: c.req.param('contract') }))
      if (!keys) throw fail('request.not-found')
      c.header('Cache-Control', 'public, max-age=3600')
      return c.json({ keys })
    })
    .post('/place', async (c) => {
      const keys = keysIn(await readBody(c, reading))
      await count(c, 'mint-place')
      const [found] = await Promise.all([findPlace(keys), sleep(evenTime)])
      if (!found) throw failMint('mint.unknown-code')
      return c.json(found satisfies Place)
    })
    .post('/voucher', async (c) => {
      const asked = contractIn(await readBody(c, reading))
      await count(c, 'mint-voucher')
      const wallet = await signedIn(c)
      await limitAccount(deps, 'mint-voucher', wallet)
      const { contract } = await open(asked)
      return c.json((await voucherFor(contract as Address, wallet)) satisfies Voucher)
    })
    .post('/relay', async (c) => {
      const body = await readBody(c, reading)
      const asked = contractIn(body)
      await count(c, 'mint-relay')
      const campaign = await open(asked)
      const contract = campaign.contract as Address
      const budget = campaign.sponsorWei
      const paid = async () => {
        if (body.index === undefined) {
          const recipient = await signedIn(c)
          await limitAccount(deps, 'mint-relay', recipient)
          const call = eventCall(contract, recipient, { voucher: await voucherFor(contract, recipient) })
          return pay({ call, contract, recipient, budget, slot: `wallet ${recipient}` })
        }
        const redeeming = redeemingIn(body)
        const proof = await collections.proof(db, contract, redeeming.index)
        if (!proof) throw failMint('mint.unknown-code')
        const call = redeemCall({ contract, ...redeeming, proof })
        return pay({ call, contract, recipient: redeeming.recipient, budget, slot: `code ${redeeming.index}` })
      }
      return c.json(await told(await paid()), 202)
    })
    .get('/relay/:id', async (c) => {
      const id = c.req.param('id')
      if (!isUuid(id)) throw fail('request.not-found')
      // With many mints on their way, a visitor does not wait for all of them.
      await Promise.race([tend(), sleep(lookPatience)])
      const row = await findRelay(db, id)
      if (!row) throw fail('request.not-found')
      return c.json(await told(row))
    })

  async function offer({ contract, sponsorWei }: { contract: string; sponsorWei: bigint }): Promise<MintEvent> {
    const address = contract as Address
    const [terms, progress] = await Promise.all([termsOf(address), collections.progress(address)])
    const sponsored = relay !== undefined && (await reaches(relay, contract, sponsorWei))
    return campaignOf(terms, { ...progress, sponsored })
  }

  async function findPlace(keys: { contract: Address; key: Address }[]): Promise<Place | undefined> {
    const campaigns = await openNow()
    for (const { contract, key } of keys) {
      if (!campaigns.some((each) => each.contract === contract)) continue
      const place = await collections.place(db, contract, key)
      if (!place) continue
      const asked = { to: contract, abi: codeMint721Abi, name: 'isRedeemed', args: [BigInt(place.index)] } as const
      const used = await readContract(rpc, asked).catch((error: unknown) => {
        throw fail('chain.silent').because(error)
      })
      return { contract, ...place, used }
    }
    return undefined
  }

  async function told(row: RelayRow): Promise<Relayed> {
    const hash = row.hashes.at(-1) as Relayed['hash']
    const { id, status } = row
    if (status === 'sent') return { id, hash, status, ...line.before(row.nonce) }
    const token = status === 'mined' ? await tokenOfRelay(rpc, row).catch(() => undefined) : undefined
    return { id, hash, status, ...(token && { token }) }
  }
}

/** Whether a collection's budget and the pool reach for one more mint, roughly: paying itself counts exactly. */
async function reaches({ db, rpc, payer }: RelayDeps, contract: string, budget: bigint): Promise<boolean> {
  if (budget === 0n) return false
  try {
    const [spent, { wei }] = await Promise.all([spentOn(db, contract), onTheirWay(db, payer.address)])
    const pool = BigInt((await rpc('eth_getBalance', [payer.address, 'latest'])) as string)
    return spent < budget && pool > wei
  } catch {
    return false
  }
}
