import { formatUnits, isAddress, getAddress, type Hex, type PrivateKeyAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { deployerAccount } from '#chain/deployment/deployer-account.server.ts'
import { openDeploymentChain, type DeploymentChain } from '#chain/deployment/deployment-chain.server.ts'
import { readGasPrice, estimateCreation, gasLimit, mostPerGas } from '#chain/deployment/deployment-cost.server.ts'
import { sendCreation, waitForPending } from '#chain/deployment/send-creation.server.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { brand } from '#content/brand.ts'
import { CommandError, printRows, type Command, type CommandContext } from '#core/process/command.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { closeCampaign, insertCampaign, listCampaigns, openCampaigns } from './campaign-store.server.ts'
import { readTermsTyped, termsOptions } from './campaign-terms.server.ts'
import { plannedCollection } from './creation.server.ts'
import { mintAccounts } from './mint-accounts.server.ts'
import { readProgress } from './read-collection.ts'
import { spentOn } from './relay-store.server.ts'

/** The operator's commands about collections that are minted with codes. */
export const campaignCommands: Record<string, Command> = {
  'campaign create': {
    about: 'makes a collection that is minted with codes, on CHAIN_ID, after showing its terms and cost',
    options: { ...termsOptions, 'dry-run': { about: 'only show what would be made' } },
    asks: true,
    async run(context, input) {
      const { env } = context
      const place = await openDeploymentChain(context)
      const wanted = await readTermsTyped(input, {
        chainId: env.CHAIN_ID,
        eventCode: env.EVENT_CODE ?? brand.eventCode,
        signer: mintAccounts(env)[0]?.address,
        now: Math.floor(Date.now() / 1000),
      })
      const { address, creationCode } = plannedCollection(wanted.args)
      const stands = await hasCode(place, address)
      if (!stands && !(await hasCode(place, wanted.args[3].engraver)))
        throw new CommandError('The engraver is not on this chain yet. Run contracts deploy first.')
      const taken = (await openCampaigns(context.db, env.CHAIN_ID)).find(
        ({ eventCode, contract }) => eventCode !== null && eventCode === wanted.eventCode && contract !== address,
      )
      if (taken)
        throw new CommandError(
          `The code ${taken.eventCode} is that of ${taken.contract}. Nothing was sent: close that one first, or choose another --event-code.`,
        )
      const gas = stands ? 0n : await estimateCreation(place.rpc, creationCode)
      const price = await readGasPrice(place.rpc)
      show(context, place, { args: wanted.args, address, gas, cost: gas * price.now })
      if (input.options['dry-run']) return
      if (!stands) await create(context, place, { creationCode, most: gasLimit(gas) * mostPerGas(price) })
      const { name, eventCode, keys, sponsorWei } = wanted
      const added = await insertCampaign(context.db, {
        contract: address,
        chainId: env.CHAIN_ID,
        name,
        eventCode,
        keys,
        sponsorWei,
      })
      if (!added) throw new CommandError(`The collection is at ${address}, and the site knows it already.`)
      context.print(context.json ? JSON.stringify({ contract: address, added }) : `The site mints for ${address} now.`)
    },
  },

  'campaign list': {
    about: 'shows the collections, what is minted of them, and what the site has paid',
    async run(context) {
      const { env, db } = context
      const place = await openDeploymentChain(context).catch(() => undefined)
      const rpc: Rpc = async (method, params) => {
        if (!place) throw new Error('No node answers.')
        return place.rpc(method, ...params)
      }
      const rows = (await listCampaigns(db, env.CHAIN_ID)).map(async (row) => {
        const contract = getAddress(row.contract)
        const progress = await readProgress(rpc, contract).catch(() => undefined)
        const paid = await spentOn(db, row.contract)
        return {
          contract,
          name: row.name,
          state: row.closedAt ? 'closed' : 'open',
          event: row.eventCode,
          'by event': progress?.minted ?? null,
          'by card': progress?.redeemed ?? null,
          paid: formatUnits(paid, 18),
          budget: formatUnits(row.sponsorWei, 18),
        }
      })
      printRows(context, { empty: 'No collections.', rows: await Promise.all(rows) })
    },
  },

  'campaign close': {
    about: 'stops minting for a collection here; the contract goes on as it was made',
    words: ['contract'],
    asks: true,
    async run({ db, json, print, confirm }, { words: [given] }) {
      if (!isAddress(given!, { strict: false })) throw new CommandError(`${given} is not an address.`, { usage: true })
      const contract = getAddress(given!)
      if (!json) {
        print('The site finds its codes no longer, signs no vouchers and pays nothing.')
        print('No one can close the contract: printed codes and vouchers that were given out stay valid there.')
      }
      if (!(await confirm(`Close ${contract}?`))) throw new CommandError('Nothing was closed.')
      if (!(await closeCampaign(db, contract)))
        throw new CommandError(`No open collection has the address ${contract}.`)
      print(json ? JSON.stringify({ closed: contract }) : 'Closed.')
    },
  },
}

const hasCode = async ({ rpc }: DeploymentChain, address: Hex) => (await rpc('eth_getCode', address, 'latest')) !== '0x'

/** A time of Unix seconds in UTC. */
const time = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 16)}Z`

type Planned = { args: Parameters<typeof plannedCollection>[0]; address: Hex; gas: bigint; cost: bigint }

function show(context: CommandContext, { chain }: DeploymentChain, { args, address, gas, cost }: Planned): void {
  const [words, printed, shared, terms] = args
  const coins = `${formatUnits(cost, chain.currency.decimals)} ${chain.currency.symbol}`
  if (context.json) return
  context.print(`${words.name} (${words.symbol}) on ${chain.name} (${chain.id}), at ${address}`)
  if (printed.count > 0)
    context.print(
      `  ${printed.count} printed codes, ${printed.deadline >= 2 ** 40 - 1 ? 'valid permanently' : `until ${time(printed.deadline)}`}`,
    )
  if (shared.supply > 0) {
    const { supply, perWallet, perTransaction, start, end, code, voucherSigner } = shared
    context.print(`  event code ${code}: ${supply}, ${perWallet} a wallet, ${perTransaction} at once`)
    context.print(
      `  from ${time(start)} until ${time(end)}, ${BigInt(voucherSigner) ? `vouchers of ${voucherSigner}` : 'without vouchers'}`,
    )
  }
  context.print(
    `  ${terms.soulbound ? 'pieces stay where they were minted' : 'pieces can be moved'}; none of this can be changed`,
  )
  context.print(gas === 0n ? '  it is there already' : `  ${gas} gas, about ${coins} at the price of now`)
}

type Creating = { creationCode: Hex; most: bigint }

async function create(context: CommandContext, place: DeploymentChain, { creationCode, most }: Creating) {
  const account = await payerOf(context.env)
  const { chain, rpc } = place
  const coins = (wei: bigint) => `${formatUnits(wei, chain.currency.decimals)} ${chain.currency.symbol}`
  const balance = BigInt((await rpc('eth_getBalance', account.address, 'latest')) as Hex)
  if (balance < most)
    throw new CommandError(
      `${account.address} has ${coins(balance)}, and up to ${coins(most)} may be needed. Send it the rest and run the command again.`,
    )
  if (!(await context.confirm(`Create it on ${chain.name} (${chain.id}) from ${account.address}?`)))
    throw new CommandError('Nothing was sent.')
  await waitForPending(place, account)
  const { hash, cost } = await sendCreation(place, account, { kind: 'CodeMint721', creationCode })
  if (!context.json) context.print(`Created: ${hash}, ${coins(cost)}.`)
}

async function payerOf(env: Env): Promise<PrivateKeyAccount> {
  const account = await deployerAccount(env)
  if (account) return account
  if (env.VOUCHER_KEY) return privateKeyToAccount(env.VOUCHER_KEY as Hex)
  const [toy] = mintAccounts(env)
  if (toy) return toy
  throw new CommandError(
    'Nothing was sent: set DEPLOYER_KEY, DEPLOYER_KEYSTORE with DEPLOYER_PASSWORD, or VOUCHER_KEY.',
  )
}
