import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createClient, custom, type AbiFunction, type AbiParameter, type Address, type Hex } from 'viem'
import { encodeFunctionData, getAddress, keccak256, parseAbi, toFunctionSignature, toHex } from 'viem/utils'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { chooseLanguage } from '#core/language/chosen-language.ts'
import { claimToData } from '#tools/claim/contract/claim-calls.ts'
import { claimsOn } from '#tools/claim/contract/claim-words.ts'
import { permitData } from '#tools/grants/contract/permit.ts'
import { grantsOn } from '#tools/grants/contract/grant-words.ts'
import { contractsOn } from '#tools/liquidity-lock/read/position-words.ts'
import { knownCollection as mintCollection } from '#tools/mint/plan/collection-words.ts'
import { signPermit } from '#tools/plan/permit.ts'
import type { Signing } from '#tools/plan/send-call.ts'
import { deedsOn } from '#tools/token-lock/deeds/deed-words.ts'
import { lockerOn } from '#tools/token-lock/plan/lock-words.ts'
import { votingLockerOn } from '#tools/token-lock/votes/votes-words.ts'
import { bookOn } from '#tools/token/book/announce-launch.ts'
import { switchesOf } from '#tools/token/features/catalogue.ts'
import { defaultOptions, normalise, type TokenKind, type TokenOptions } from '#tools/token/features/options.ts'
import { allowCall, callOfStep } from '#tools/token/liquidity/liquidity-calls.ts'
import type { LiquidityPlan, LiquidityStep } from '#tools/token/liquidity/liquidity-plan.ts'
import { liquidityContracts } from '#tools/token/liquidity/liquidity-words.ts'
import type { MintPlan } from '#tools/token/mint-list/mint-plan.ts'
import { mintContracts } from '#tools/token/mint-list/mint-words.ts'
import { lastingWords } from '#tools/token/permissions/lasting-words.ts'
import { permissionCalls } from '#tools/token/permissions/permission-words.ts'
import { knownToken, roleHashes } from '#tools/token/permissions/permissions-abi.ts'
import { launcherOn } from '#tools/token/pool/launcher-words.ts'
import { knownPowers } from '#tools/token/powers/run-power.ts'
import { knownCollection as saleCollection } from '#tools/token/sale/sale-words.ts'
import { knownTimelock } from '#tools/token/timelock/timelock-words.ts'
import { knownVault } from '#tools/token/vault/run-vault.ts'
import { endCall } from '#transactions/approvals/approvals.ts'
import { permit2On } from '#transactions/approvals/permit2-contract.ts'
import { describeSigning } from '#transactions/describe/describe-signing.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import { knownParties } from '#transactions/describe/known-parties.ts'
import type { SigningRequest, TransactionRequest, TypedDataRequest } from '#transactions/describe/signing-request.ts'
import { standardAbi, standardCalls } from '#transactions/describe/standard-calls.ts'
import { formatOf, nameOfFormat, type Descriptor } from '#transactions/descriptors/descriptor.ts'
import { fromDescriptor } from '#transactions/descriptors/described-contract.ts'
import { formatOfData } from '#transactions/descriptors/typed-descriptors.ts'
import type { Simulation } from '#transactions/simulate/simulate.ts'
import { whoIsIn } from '#transactions/parties/party-proof.ts'
import { SigningSheetView } from '#transactions/signing/signing-sheet.tsx'
import { callInWords, type CallInWords } from '#wallet/demo/demo-call-words.ts'
import { DemoAskView } from '#wallet/demo/demo-ask.tsx'

const chain = localChain
const chainId = chain.id
const from: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = getAddress(sampleWorld.ink)
const contacts = knownParties(chainId)
const later = 1_900_000_000n
const unit = (options: TokenOptions) => ({ token, options, symbol: 'INK', decimals: 18 })
const manager = getAddress(sampleWorld.pool)

/** Every switch of a kind that goes with the others, and an owner or roles. */
const allOf = (kind: TokenKind, access: 'ownable' | 'roles'): TokenOptions =>
  normalise({
    ...defaultOptions[kind],
    ...Object.fromEntries(switchesOf(kind).map(({ name }) => [name, true])),
    access,
  } as TokenOptions).options

const kinds = ['erc20', 'erc721', 'erc1155', 'erc4626', 'erc6909'] as const
const tokens = kinds.flatMap((kind) => (['ownable', 'roles'] as const).map((access) => allOf(kind, access)))
/** A delay takes the powers to the timelock: without it they are used by their holder. */
const immediate = tokens.map((options) => normalise({ ...options, delayed: false } as TokenOptions).options)
const delayed = tokens.find((options) => 'delayed' in options && options.delayed)!

/** Every contract whose calls the tools can ask a wallet for, as they hand it to the sheet. Uniswap's has its own row: calls within calls. */
const contracts: readonly KnownContract[] = [
  lockerOn(chainId),
  votingLockerOn(chainId),
  deedsOn(chainId),
  ...contractsOn(chainId, manager),
  grantsOn(chainId),
  claimsOn(chainId, token),
  mintCollection({ contract: token, name: 'An event' }, chainId),
  bookOn(chainId),
  permit2On(chainId),
  ...mintContracts(chainId, { token } as MintPlan),
  launcherOn({
    chainId,
    symbol: 'NEW',
    decimals: 18,
    quote: { address: token, symbol: 'INK', decimals: 18 } as never,
    token,
  }),
  ...immediate.map((options) => knownPowers(unit(options), chainId)),
  ...immediate.map((options) => knownToken({ address: token, chainId, name: 'Token' }, permissionCalls(options))),
  saleCollection(token, chainId),
  knownVault({ vault: token, asset: { address: sampleWorld.paper, symbol: 'PAP', decimals: 18 } } as never, chainId),
  knownTimelock({ ...unit(delayed), timelock: manager }, chainId, new Map()),
]

/** Functions in an interface that the tools read and never send, or send by the words of every token. */
const notAsked = new Set(['collect', 'approve', 'transferOwnership', 'renounceOwnership', 'grantRole', 'revokeRole'])

const people = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const
const inner = encodeFunctionData({
  abi: parseAbi(['function transferOwnership(address newOwner)']),
  args: [people[0]],
})
const special: Readonly<Record<string, unknown>> = {
  role: roleHashes.minter,
  target: token,
  data: inner,
  payload: inner,
  v: 27,
  kind: 1,
  steps: 0,
  phase: 0n,
  power: 1,
  tickSpacing: 60,
  tickLower: -887_220,
  tickUpper: 887_220,
  fee: 3000,
  sqrtPriceX96: 2n ** 96n,
  notice: 86_400,
  decimals: 18,
  tokenDecimals: 6,
}

/** A value of a type that means something under this name. Each account and each amount is another one. */
function sample(given: AbiParameter, counter: { count: number; none?: string }): unknown {
  const { name = '', type } = given
  if (name === counter.none) return 0n
  if (type.endsWith('[]') && type !== 'bytes[]')
    return [0, 1].map(() => sample({ ...given, type: type.slice(0, -2) } as AbiParameter, counter))
  if ('components' in given)
    return Object.fromEntries(given.components.map((part) => [part.name, sample(part, counter)]))
  if (Object.hasOwn(special, name) && (name !== 'data' || type === 'bytes')) return special[name]
  if (type === 'address') return people[counter.count++ % people.length]
  if (type === 'bool') return true
  if (type === 'string') return 'https://lists.example/list.json'
  if (type === 'bytes32') return keccak256(toHex(name))
  if (type === 'bytes') return `0x${'ab'.repeat(65)}`
  const isTime = /^(start|cliff|end|deadline|unlock|newUnlock|newEnd|latestEnd|when|expiration)$/.test(name)
  const value = isTime ? later : BigInt(1000 + counter.count++)
  return /^u?int(8|16|24|32|40|48)$/.test(type) ? Number(value) : value
}

type Prompt = { name: string; request: SigningRequest; fn?: AbiFunction; args?: readonly unknown[] }

const asked = (fields: Partial<TransactionRequest>): TransactionRequest => ({
  kind: 'transaction',
  from,
  chain,
  contacts,
  ...fields,
})

const writesOf = ({ abi }: KnownContract) =>
  (abi as AbiFunction[]).filter(
    ({ type, stateMutability }) => type === 'function' && !['view', 'pure'].includes(stateMutability),
  )

const callsOf = contracts.flatMap((contract): Prompt[] =>
  writesOf(contract)
    .filter(({ name }) => Object.hasOwn(contract.calls, name) || !notAsked.has(name))
    .map((fn) => {
      // What is announced sends no ether along: a call that does is called unknown.
      const isTimelock = contract.name.startsWith('Timelock')
      const counter = { count: 0, ...(isTimelock && { none: 'value' }) }
      const args = fn.inputs.map((input) => sample(input, counter))
      const data = encodeFunctionData({ abi: [fn], functionName: fn.name, args } as never) as Hex
      const value = fn.stateMutability === 'payable' && !isTimelock ? 10n ** 17n : 0n
      const request = asked({ to: contract.address, data, value, contracts: [contract] })
      return { name: `${contract.name}: ${toFunctionSignature(fn)}`, request, fn, args }
    }),
)

const planOf = (version: 'V2' | 'V3' | 'V4', coin: boolean): LiquidityPlan =>
  ({
    chainId,
    from,
    madeAt: 0,
    token: { address: token, symbol: 'INK', decimals: 18 },
    quote: coin
      ? { address: '0x0000000000000000000000000000000000000000', symbol: 'ETH', decimals: 18 }
      : { address: sampleWorld.paper, symbol: 'PAP', decimals: 18 },
    wrapped: sampleWorld.wrappedEther,
    version,
    fee: 3000,
    tokens: 500n * 10n ** 18n,
    amount: 2n * 10n ** 18n,
    root: version === 'V2' ? 0n : 2n ** 96n,
    joins: false,
    steps: ['add'],
    deadline: Number(later),
    block: 1,
  }) as never

/** Uniswap V4 is not on the local chain: its addresses are those of the main one. */
const pools = (['V2', 'V3', 'V4'] as const).flatMap((version) =>
  [true, false].flatMap((coin): Prompt[] => {
    const plan = { ...planOf(version, coin), ...(version === 'V4' && { chainId: 1 }) }
    const steps: LiquidityStep[] = version === 'V4' ? ['letToken', 'letQuote', 'add'] : ['add']
    const known = liquidityContracts(chainId, plan)
    return [
      { name: `${version}: allow`, request: asked({ ...allowCall(plan, token, plan.tokens), contracts: known }) },
      ...steps.map((step) => ({
        name: `${version}: ${step} with ${coin ? 'coin' : 'token'}`,
        request: asked({ ...callOfStep(plan, step), contracts: known }),
      })),
    ]
  }),
)

const spender = { address: contractAddresses.TokenLocker, name: 'TokenLocker' }
const standard = standardAbi.map((fn): Prompt => {
  const counter = { count: 0 }
  const args = fn.inputs.map((input) => sample(input, counter))
  const data = encodeFunctionData({ abi: [fn], functionName: fn.name, args } as never) as Hex
  return { name: `any token: ${toFunctionSignature(fn as AbiFunction)}`, request: asked({ to: token, data }) }
})
const ends = (['amount', 'item', 'all'] as const).map((kind) => ({
  name: `end a permission of ${kind}`,
  request: asked(endCall({ token, contract: spender, kind, amount: 0n, id: 7n } as never)),
}))

/** A chain that says the time, and numbers. */
const rpc = async (method: string) => {
  if (method === 'eth_getBlockByNumber') return { timestamp: '0x70000000' }
  return `0x${'0'.repeat(63)}7`
}

/** The structured data of a permit, as the tools have it signed. */
async function permitRequest(by: 'permit' | 'permit2'): Promise<SigningRequest> {
  let asking: Signing | undefined
  const wanted = { token, from, spender: spender.address, spenderName: 'the lock contract', amount: 10n ** 18n }
  const permit = by === 'permit' ? ({ by, name: 'Ink', version: '1' } as const) : ({ by } as const)
  await signPermit(rpc as never, { permit, ...wanted }, (async (signing: Signing) => {
    asking = signing
    return { at: 'stopped', declined: true, why: { message: '', remedy: '' } }
  }) as never)
  const { typedData, intent, lasting } = asking!
  return { kind: 'typed-data', from, chain, contacts, typedData: typedData(chainId), intent, lasting }
}

const domain = { name: 'Ink', version: '1', nonce: 3n }
const signatures: readonly Prompt[] = [
  { name: 'permit', request: await permitRequest('permit') },
  { name: 'permit by Permit2', request: await permitRequest('permit2') },
  {
    name: 'permit for grants',
    request: {
      kind: 'typed-data',
      from,
      chain,
      contacts,
      typedData: permitData(domain, { token, owner: from, value: 5n, now: Number(later), chainId }),
    },
  },
  {
    name: 'a claim to another address',
    request: {
      kind: 'typed-data',
      from,
      chain,
      contacts,
      typedData: claimToData(chainId, { campaign: 1n, index: 2n, recipient: people[0], deadline: Number(later) }),
    },
  },
]
const others: readonly Prompt[] = [
  {
    name: 'a sign-in',
    request: {
      kind: 'message',
      from,
      chain,
      text: 'intaglio.example wants you to sign in with your Ethereum account.',
    },
  },
  {
    name: 'a launch',
    request: asked({
      data: `0x${'60'.repeat(400)}`,
      creates: {
        intent: 'Create the token INK',
        lasting: lastingWords(immediate[0]!, {
          symbol: 'INK',
          supply: 10n ** 24n,
          decimals: 18,
          receiver: people[0],
          owner: from,
        } as never),
        nonce: 3,
        supply: { amount: 10n ** 24n, symbol: 'INK', decimals: 18, to: people[0] },
      },
    }),
  },
  { name: 'ether', request: asked({ to: people[0], value: 10n ** 18n }) },
]
/** Variants of a token share most of their powers: what reads the same is walked once. */
const prompts = [...callsOf, ...pools, ...standard, ...ends, ...signatures, ...others].filter(
  ({ name, request }, index, all) =>
    all.findIndex((one) => one.name === name && titleOf(one) === describeSigning(request).title) === index,
)

function titleOf({ request }: Prompt) {
  return describeSigning(request).title
}

const facts = { symbol: 'INK', decimals: 18 }

/** What a window says outside what is folded away, tags left out. */
const shownIn = (html: string) =>
  html
    .replaceAll(/<details[\s\S]*?<\/details>/g, '')
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll('<span class="party-proof', ' <i class="')
    .replaceAll(/<wbr\/?>|<\/?(?:span|code|strong)[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')

/** Bytes that nobody can read: more than a selector, and no whole address. */
const blob = /0x(?![\da-f]{40}(?![\da-f]))[\da-f]{9,}/i

const nothing = () => undefined

function windowsOf(request: SigningRequest): string[] {
  const words = describeSigning(request)
  const tokenFacts = Object.fromEntries(words.tokens.map((one) => [one, facts]))
  const simulation =
    request.kind === 'transaction'
      ? ({ at: 'succeeds', complete: true, changes: [], permissions: [] } satisfies Simulation as Simulation)
      : ({ at: 'not-needed' } as const)
  const sheet = createElement(SigningSheetView, {
    request,
    history: [],
    checks: { tokens: tokenFacts, simulation },
    onAgain: nothing,
    onAnswer: nothing,
  })
  const call: CallInWords = {
    title: words.title,
    lines: words.lines,
    english: words.english,
    units: { currency: chain.currency, tokens: tokenFacts },
    whoIs: whoIsIn(request, { history: [] }),
  }
  return [sheet, demoWindow(request, call)].map((window) => shownIn(renderToStaticMarkup(window)))
}

function demoWindow(request: SigningRequest, call: CallInWords) {
  const { to, value = 0n, data = '0x' } = request as TransactionRequest
  const ask =
    request.kind === 'message'
      ? ({ kind: 'message', text: request.text } as const)
      : request.kind === 'typed-data'
        ? ({ kind: 'typed-data', title: '', fields: [['data', `0x${'ab'.repeat(65)}`]], call } as const)
        : ({
            kind: 'transaction',
            to,
            value,
            data,
            fee: 1n,
            call,
          } as const)
  return createElement(DemoAskView, { ask, address: from, onAnswer: () => undefined })
}

test.each(prompts.map((prompt) => [prompt.name, prompt] as const))(
  '%s is read in words, with no bytes',
  (_, { request }) => {
    const words = describeSigning(request)

    expect(words.warnings).not.toContain('unknown-call')
    expect(words.warnings).not.toContain('unreadable')
    expect(words.title).not.toMatch(/^(Call|Sign [A-Z])/)
    const windows = windowsOf(request)
    for (const window of windows) {
      expect(window).not.toMatch(blob)
      expect(window).not.toMatch(/cannot read|unknown here|does not know what/i)
      for (const { label } of request.kind === 'message' ? [] : words.lines) expect(window).toContain(label)
    }
  },
)

// All languages have the same phrases: phrases.test.ts says so.
test('every prompt is told in another language', async () => {
  await chooseLanguage('de')
  const left = prompts.flatMap(({ name, request }) => {
    const { title, lines, lasting, english } = describeSigning(request)
    const said = { title, lines: lines.map(({ label }) => label).join(' | '), lasting }
    return english.map((part) => `${name}: ${said[part]}`)
  })
  await chooseLanguage('en')

  expect(left).toEqual([])
})

type Leaf = { name: string; type: string; value: unknown }

/** What a call moves or gives, value by value. Lists and signatures are told in one sentence: their bytes are below it. */
const leavesOf = (inputs: readonly AbiParameter[], values: readonly unknown[]): Leaf[] =>
  inputs.flatMap((input, index) => {
    const { name = '', type } = input
    const value = values[index]
    if (type.endsWith('[]') || /^(permit|signed|schedule|segments|plan|shares|lock|grant|predecessor|salt)$/.test(name))
      return []
    if ('components' in input)
      return leavesOf(
        input.components,
        input.components.map((part) => (value as Record<string, unknown>)[part.name!]),
      )
    return [{ name, type, value }]
  })

test.each(callsOf.map((prompt) => [prompt.name, prompt] as const))(
  '%s names every account and every amount',
  (_, prompt) => {
    const { lines } = describeSigning(prompt.request)
    const said = JSON.stringify(lines, (__, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ).toLowerCase()
    const digits = said.replaceAll(',', '')
    const missing = leavesOf(prompt.fn!.inputs, prompt.args!).filter(({ name, type, value }) => {
      if (type === 'address') return !said.includes(String(value).toLowerCase())
      const counts =
        /^(amount|value|total|count|quantity|limit|minimum|assets|shares)$/.test(name) && typeof value === 'bigint'
      return counts && value > 0n && !digits.includes(String(value)) && !digits.includes('0.000000000000001')
    })

    expect(missing).toEqual([])
  },
)

const read = (name: string) => JSON.parse(readFileSync(`contracts/descriptors/${name}.json`, 'utf8')) as Descriptor

test.each(
  contracts.flatMap((contract) =>
    writesOf(contract).map((fn) => [`${contract.name}: ${toFunctionSignature(fn)}`, contract, fn] as const),
  ),
)('%s has words of its own', (_, contract, fn) => {
  expect([...Object.keys(contract.calls), ...notAsked]).toContain(fn.name)
})

/** The words that the tools have of calls to contracts at no fixed address, beside the descriptors of the same calls. */
const told: readonly (readonly [file: string, calls: KnownContract['calls']])[] = [
  ...contracts.flatMap(({ name, calls }) => {
    const file = { Token: 'Token', Collection: 'Token', Vault: 'Vault', 'Timelock of the token': 'Timelock' }[name]
    return file ? [[file, calls] as const] : []
  }),
  ['StandardToken', standardCalls()],
  ...(['V2', 'V4'] as const).flatMap((version) =>
    liquidityContracts(chainId, planOf(version, true)).map(
      ({ name, calls }) =>
        [
          name === 'Permit2' ? 'Permit2' : `Uniswap${version}${version === 'V2' ? 'Router' : 'Positions'}`,
          calls,
        ] as const,
    ),
  ),
]

/** Titles that the sheet makes more exact than the descriptor, which knows no symbol and no number. */
const moreExact = /^(Add liquidity|Create pieces|Allow the sender|Use a power)/

test('what the tools call a function, its descriptor calls it too', () => {
  const differing = told.flatMap(([file, calls]) =>
    Object.entries(calls).flatMap(([name, { intent }]) => {
      const formats = Object.entries(read(`calldata-${file}`).display.formats).filter(
        ([key]) => nameOfFormat(key) === name,
      )
      const all =
        file === 'Token' && formats.length === 0
          ? Object.entries(read('calldata-Vault').display.formats).filter(([key]) => nameOfFormat(key) === name)
          : formats
      const vaults = Object.entries(read('calldata-Vault').display.formats).filter(
        ([key]) => nameOfFormat(key) === name,
      )
      const titles = [...all, ...(file === 'Token' ? vaults : [])].map(([, format]) => format.intent)
      if (typeof intent !== 'string') return titles.length > 0 ? [] : [`${file} ${name}: nothing`]
      return titles.includes(intent) || (moreExact.test(intent) && titles.length + Number(file === 'Token') > 0)
        ? []
        : [`${file} ${name}: ${intent} / ${titles.join(', ')}`]
    }),
  )

  expect(differing).toEqual([])
})

const client = createClient({
  transport: custom({
    request: async () => {
      throw new Error('No node is here.')
    },
  }),
})

test.each(
  callsOf
    .filter(({ request }) =>
      Object.values(contractAddresses).some((address) => address === (request as TransactionRequest).to),
    )
    .map((prompt) => [prompt.name, prompt] as const),
)('%s is read by the demo wallet without the page', async (_, { request }) => {
  const { to, data, value = 0n } = request as TransactionRequest
  const call = await callInWords(client, { from, to, data: data!, value, chain })
  const window = shownIn(renderToStaticMarkup(demoWindow(request, call)))

  expect(call.title).not.toMatch(/^Call /)
  expect(window).not.toMatch(blob)
  expect(window).not.toMatch(/unknown here/)
})

test('every signature of the site is described by a descriptor', () => {
  const without = signatures.filter(({ request }) => !formatOfData((request as TypedDataRequest).typedData))

  expect(without.map(({ name }) => name)).toEqual([])
})

test('a call whose descriptor is broken is found out, and bytes nobody knows stay behind a fold', async () => {
  const locker = read('calldata-TokenLocker')
  const key = Object.keys(locker.display.formats).find((one) => one.startsWith('withdraw('))!
  const { [key]: _gone, ...formats } = locker.display.formats
  const broken = { ...locker, display: { formats } }
  const { to, data } = callsOf.find(({ name }) => name.startsWith('TokenLocker: withdraw('))!
    .request as TransactionRequest
  const contract = fromDescriptor(broken, { chainId, address: to!, name: 'TokenLocker' })
  const words = describeSigning(asked({ to, data, contracts: [contract] }))

  expect(formatOf(broken, 'withdraw')).toBeUndefined()
  expect(words.warnings).toContain('unknown-call')
  const call = await callInWords(client, {
    from,
    to: people[1],
    data: `0x12345678${'ab'.repeat(64)}`,
    value: 0n,
    chain,
  })
  const html = renderToStaticMarkup(demoWindow(asked({ to: people[1], data: `0x12345678${'ab'.repeat(64)}` }), call))

  expect(call.title).toBe('Call a contract we cannot read')
  expect(html).toContain('abababab')
  expect(shownIn(html)).not.toMatch(blob)
})
