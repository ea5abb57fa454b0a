import { formatUnits, type Hex, type PrivateKeyAccount } from 'viem'
import { create2Deployer, create2DeployerCode } from '#chain/contracts/create2.ts'
import { findContracts, type FoundContract } from '#chain/contracts/find-contracts.server.ts'
import { CommandError, printRows, type Command, type CommandContext } from '#core/process/command.server.ts'
import { deployerAccount } from './deployer-account.server.ts'
import { openDeploymentChain, type DeploymentChain } from './deployment-chain.server.ts'
import { readGasPrice, estimateCreation, gasLimit, mostPerGas } from './deployment-cost.server.ts'
import { sendCreation, waitForPending } from './send-creation.server.ts'

/** A contract as it was found, and what creating it takes: gas, and wei now and at most. Zero when it is deployed already. */
type Estimated = FoundContract & { gas: bigint; cost: bigint; most: bigint }

/** `contracts deploy`: shows what it would do, asks, and creates what is missing. Run twice, it changes nothing. */
export const deployCommand: Command = {
  about: 'deploys our contracts, each once, to CHAIN_ID, after showing addresses and cost',
  options: { 'dry-run': { about: 'only show what would be deployed' } },
  asks: true,
  needsNoDatabase: true,
  async run(context, { options }) {
    const place = await openDeploymentChain(context)
    await checkDeployer(place)
    const contracts = await estimate(place)
    const account = await deployerAccount(context.env)
    const missing = contracts.filter(({ found }) => found === 'nothing')
    if (!context.json) show(context, place, contracts)
    refuseOtherCode(contracts)
    const sent = options['dry-run'] || missing.length === 0 ? [] : await deploy(context, place, { account, missing })
    if (context.json) context.print(JSON.stringify(report(place, { account, contracts, sent })))
  },
}

/** Without the deployer, or with something else at its address, every address would be another one. */
async function checkDeployer({ chain, rpc }: DeploymentChain): Promise<void> {
  const code = (await rpc('eth_getCode', create2Deployer, 'latest')) as Hex
  if (code === create2DeployerCode) return
  throw new CommandError(
    `${chain.name} has ${code === '0x' ? 'no' : 'another'} contract at ${create2Deployer}, through which ours get their addresses. ` +
      'docs/contracts/deployment.md says how it comes there.',
  )
}

function refuseOtherCode(contracts: readonly FoundContract[]): void {
  const wrong = contracts.filter(({ found }) => found === 'other code')
  if (wrong.length === 0) return
  const names = wrong.map(({ kind, address }) => `${kind} (${address})`).join(', ')
  throw new CommandError(`Other code is where ours belongs: ${names}. Nothing was sent; do not use this chain.`)
}

async function estimate({ rpc }: DeploymentChain): Promise<Estimated[]> {
  const price = await readGasPrice(rpc)
  const estimated: Estimated[] = []
  for (const contract of await findContracts(rpc)) {
    const gas = contract.found === 'nothing' ? await estimateCreation(rpc, contract.creationCode) : 0n
    estimated.push({ ...contract, gas, cost: gas * price.now, most: gasLimit(gas) * mostPerGas(price) })
  }
  return estimated
}

const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n)
const sizeOf = (hex: Hex) => (hex.length - 2) / 2

function show(context: CommandContext, { chain }: DeploymentChain, contracts: readonly Estimated[]): void {
  const coins = (wei: bigint) => `${formatUnits(wei, chain.currency.decimals)} ${chain.currency.symbol}`
  context.print(`${chain.name} (${chain.id})`)
  const words = { nothing: 'to deploy', itself: 'deployed', 'other code': 'OTHER CODE' }
  const rows = contracts.map(({ kind, address, found, creationCode, gas, cost }) => ({
    contract: kind,
    address,
    state: words[found],
    bytes: sizeOf(creationCode),
    gas: gas || null,
    cost: gas ? coins(cost) : null,
  }))
  printRows(context, { rows, empty: '' })
  const gas = sum(contracts.map((contract) => contract.gas))
  if (gas === 0n) return context.print('Nothing is left to deploy.')
  const cost = coins(sum(contracts.map((contract) => contract.cost)))
  context.print(`Together ${gas} gas, about ${cost} at the price of now; rollups add their fee for data.`)
}

type Doing = { account: PrivateKeyAccount | undefined; missing: readonly Estimated[] }
type Sent = { contract: string; hash: Hex; gasUsed: string; cost: string }

async function deploy(context: CommandContext, place: DeploymentChain, { account, missing }: Doing): Promise<Sent[]> {
  const { chain, rpc } = place
  const coins = (wei: bigint) => `${formatUnits(wei, chain.currency.decimals)} ${chain.currency.symbol}`
  if (!account)
    throw new CommandError('Nothing was sent: set DEPLOYER_KEY, or DEPLOYER_KEYSTORE and DEPLOYER_PASSWORD, to deploy.')
  const balance = BigInt((await rpc('eth_getBalance', account.address, 'latest')) as Hex)
  const most = sum(missing.map((contract) => contract.most))
  if (balance < most)
    throw new CommandError(
      `${account.address} has ${coins(balance)}, and up to ${coins(most)} may be needed. Send it the rest and run the command again.`,
    )
  const question = `Deploy ${missing.length} contracts to ${chain.name} (${chain.id}) from ${account.address}?`
  if (!(await context.confirm(question))) throw new CommandError('Nothing was sent.')

  const sent: Sent[] = []
  for (const contract of missing) {
    await waitForPending(place, account)
    // An earlier run, or another account, may have created it meanwhile: everyone can, and it is the same contract.
    if ((await findAgain(place, contract)) === 'nothing') {
      const { hash, gasUsed, cost } = await sendCreation(place, account, contract)
      sent.push({ contract: contract.kind, hash, gasUsed: String(gasUsed), cost: String(cost) })
      if (!context.json) context.print(`${contract.kind} ${contract.address} ${hash} ${coins(cost)}`)
    }
    if ((await findAgain(place, contract)) !== 'itself')
      throw new CommandError(`${contract.kind} was created, but other code is at ${contract.address}.`)
  }
  if (!context.json) context.print('Every contract is where it belongs.')
  return sent
}

async function findAgain({ rpc }: DeploymentChain, { kind }: FoundContract): Promise<FoundContract['found']> {
  return (await findContracts(rpc)).find((contract) => contract.kind === kind)!.found
}

type Reported = { account: PrivateKeyAccount | undefined; contracts: readonly Estimated[]; sent: readonly Sent[] }

/** The same for programs: wei and gas as text, because they may pass what a number can hold. */
const report = ({ chain }: DeploymentChain, { account, contracts, sent }: Reported) => ({
  chainId: chain.id,
  account: account?.address ?? null,
  contracts: contracts.map(({ kind, address, found, creationCode, gas, cost, most }) => ({
    contract: kind,
    address,
    found,
    bytes: sizeOf(creationCode),
    gas: String(gas),
    cost: String(cost),
    most: String(most),
  })),
  sent,
})
