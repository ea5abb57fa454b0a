import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { getAddress, numberToHex, parseAbi, type Address, type Hash, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lockChain } from '#tests/lock-chain.ts'
import { readContract } from '#chain/read/rpc.ts'
import { executeStep } from '#tools/plan/execute-step.ts'
import { isActive, planState, withMade } from '#tools/plan/plan-state.ts'
import type { CallSent, Sending } from '#tools/plan/send-call.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { TokenFamily } from '#tools/token/generator/artifact.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { familyOf, optionsNamed } from '#tools/token/generator/variants.ts'
import { readBase } from '#tools/token/pieces/read-base.ts'
import { mintGas, roomIn } from './mint-chunks.ts'
import { mintListKind } from './mint-kind.ts'
import { keptMints, planIn, textOf, type MintPlan } from './mint-plan.ts'
import { heldPlan, rehearseMints } from './rehearse-mints.ts'

let chain: Awaited<ReturnType<typeof lockChain>>
let ada: Address
const device = new Map<string, string>()
const abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address account) view returns (uint256)',
  'function balanceOfBatch(address[] accounts, uint256[] ids) view returns (uint256[])',
])

beforeAll(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  })
  chain = await lockChain()
  ada = getAddress(chain.accounts[0]!)
}, 120_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await chain.stop()
})

/** Launches a variant as the page does. */
async function launch(
  id: string,
  values: Partial<TokenValues> = {},
): Promise<{ token: Address; options: TokenOptions }> {
  const options = optionsNamed(id)!
  const file = new URL(`../../../../contracts/emitter/compiled/${familyOf(options)}.json.br`, import.meta.url)
  const { variants } = JSON.parse(String(brotliDecompressSync(await readFile(file)))) as TokenFamily
  const given = { name: 'Plates', symbol: 'PLT', uri: 'ipfs://bafy/', owner: ada, maxSupply: 1_000n, ...values }
  const { data } = creationOf(variants[emitToken(options).id]!, options, given as TokenValues)
  return { token: (await chain.send({ data })).contractAddress, options }
}

const receiver = (number: number): Address => numberToHex(0xabc000n + BigInt(number), { size: 20 })

async function planFor(token: Address, rows: MintPlan['rows'], room: number): Promise<MintPlan> {
  const kind = rows[0]!.id === undefined ? 'erc721' : 'erc1155'
  const block = Number(await chain.ask('eth_blockNumber', []))
  return { chainId: 31_337, from: ada, madeAt: 1_000, token, kind, rows, room, block }
}

/** What a wallet does when it is asked: sends, and answers; `loses`: at these presses the answer is lost. */
function walletOf(loses: readonly number[] = []) {
  const sent: { to: Address; gas: bigint }[] = []
  const send = async ({ call, from }: Sending): Promise<CallSent> => {
    const hash = (await chain.ask('eth_sendTransaction', [{ from, gas: '0xfffff0', ...call }])) as Hash
    let receipt: { status: Hex; gasUsed: Hex } | null
    do receipt = (await chain.ask('eth_getTransactionReceipt', [hash])) as { status: Hex; gasUsed: Hex } | null
    while (!receipt)
    expect(receipt.status).toBe('0x1')
    sent.push({ to: call.to!, gas: BigInt(receipt.gasUsed) })
    const why = { message: 'The answer is lost.', remedy: '' }
    return loses.includes(sent.length) ? { at: 'stopped', why, lost: true } : { at: 'sent', hash }
  }
  return { sent, send }
}

/** Carries a plan out to its end, as the page does press by press, each time from what the device keeps. */
async function carryOut(plan: MintPlan, { send }: ReturnType<typeof walletOf>): Promise<void> {
  keptMints.keep(plan)
  for (let presses = 0; presses < 20; presses++) {
    const kept = keptMints.kept()!
    const outline = mintListKind.outline(kept)
    // A step that was answered is confirmed: the list of transactions of this test is the plan itself.
    const answered = { ...kept, found: { ...kept.sent, ...kept.found } as Record<number, Hash> }
    for (const [step, hash] of Object.entries(answered.found)) if (!hash) delete answered.found[Number(step)]
    keptMints.keep(answered)
    const known = await mintListKind.read(chain.ask, answered)
    const progress = planState(answered, outline, { transactions: [], chain: known })
    keptMints.keep(withMade(answered, progress))
    const { next } = progress
    if (next.do === 'done') return
    if (!isActive(next)) throw new Error(`It waits: ${next.do}.`)
    await executeStep(mintListKind, keptMints.kept()!, { next, keep: keptMints.keep, rpc: chain.ask, send })
  }
  throw new Error('It does not come to its end.')
}

test('a collection is created and sent by a list in as few transactions as there is room for', async () => {
  const { token } = await launch('erc721-capped-ownable')
  const rows = Array.from({ length: 7 }, (_, at) => ({ to: receiver(at), count: at === 2 ? 3 : 1 }))
  const plan = await planFor(token, rows, 5)
  expect(await rehearseMints(chain.ask, plan)).toBeUndefined()
  const wallet = walletOf()
  await carryOut(plan, wallet)
  expect(wallet.sent).toHaveLength(5)
  const owners = await Promise.all(
    Array.from({ length: 9 }, (_, at) =>
      readContract(chain.ask, { to: token, abi, name: 'ownerOf', args: [BigInt(at + 1)] }),
    ),
  )
  const expected = rows.flatMap(({ to, count }) => Array.from({ length: count }, () => getAddress(to)))
  expect(owners).toEqual(expected)
})

test('a lost answer at any step sends nothing twice: the chain shows what was done', async () => {
  const { token } = await launch('erc721-capped-ownable')
  const rows = Array.from({ length: 4 }, (_, at) => ({ to: receiver(at), count: 1 }))
  const wallet = walletOf([1, 2, 3, 4, 5])
  await carryOut(await planFor(token, rows, 2), wallet)
  expect(wallet.sent).toHaveLength(5)
  for (const { to } of rows)
    expect(await readContract(chain.ask, { to: token, abi, name: 'balanceOf', args: [to] })).toBe(1n)
  expect(await readContract(chain.ask, { to: token, abi, name: 'balanceOf', args: [ada] })).toBe(0n)
})

test('editions are created together and sent row by row, also when answers are lost', async () => {
  const { token } = await launch('erc1155-ownable', { uri: 'ipfs://bafy/{id}' })
  const rows = [
    { to: receiver(1), id: 1n, count: 5 },
    { to: receiver(2), id: 2n, count: 1 },
    { to: receiver(1), id: 2n, count: 2 },
  ]
  const wallet = walletOf([2, 3])
  await carryOut(await planFor(token, rows, 2), wallet)
  expect(wallet.sent).toHaveLength(5)
  const balances = await readContract(chain.ask, {
    to: token,
    abi,
    name: 'balanceOfBatch',
    args: [
      [receiver(1), receiver(2), receiver(1), ada],
      [1n, 2n, 2n, 2n],
    ],
  })
  expect(balances).toEqual([5n, 1n, 2n, 0n])
})

test('pieces that the account holds, as after a delay, are sent without being created, also when answers are lost', async () => {
  const { token } = await launch('erc721-capped-ownable')
  await carryOut(await planFor(token, [{ to: ada, count: 6 }], 10), walletOf())
  const rows = [1, 2, 3].map((at) => ({ to: receiver(500 + at), count: at === 2 ? 2 : 1 }))
  const drawn = await planFor(token, rows, 2)
  const plan = (await heldPlan(chain.ask, { ...drawn, madeAt: 2_000 }))!
  expect(plan.held).toBe(3)
  expect(planIn(textOf(plan))).toEqual(plan)
  expect(await rehearseMints(chain.ask, plan)).toBeUndefined()
  const wallet = walletOf([1, 2])
  await carryOut(plan, wallet)
  expect(wallet.sent.length).toBeLessThanOrEqual(3)
  const owners = [1, 2, 3, 4, 5, 6].map((id) =>
    readContract(chain.ask, { to: token, abi, name: 'ownerOf', args: [BigInt(id)] }),
  )
  const [first, second, third] = rows.map(({ to }) => getAddress(to))
  expect(await Promise.all(owners)).toEqual([ada, ada, first, second, second, third])
  // They are sent, and so are no longer there to be sent.
  expect(await heldPlan(chain.ask, { ...drawn, madeAt: 3_000 })).toBeUndefined()
})

test('what the chain would refuse is said before anything is sent: no room, a contract that cannot hold pieces, no power', async () => {
  const { token } = await launch('erc721-capped-ownable', { maxSupply: 3n })
  const many = await planFor(token, [{ to: receiver(1), count: 4 }], 10)
  expect(await rehearseMints(chain.ask, many)).toMatchObject({ message: expect.stringContaining('only 3 can still') })
  const [deaf] = [await launch('erc721-ownable')]
  const toContract = await planFor(
    token,
    [
      { to: receiver(1), count: 1 },
      { to: deaf.token, count: 1 },
    ],
    10,
  )
  const why = await rehearseMints(chain.ask, toContract)
  expect(why?.message.toLowerCase()).toBe(`${deaf.token.toLowerCase()} is a contract that cannot hold pieces.`)
  const stranger = { ...(await planFor(token, [{ to: receiver(1), count: 1 }], 10)), from: receiver(9) }
  expect(await rehearseMints(chain.ask, stranger)).toMatchObject({ message: 'This account does not hold the power.' })
})

test.each(['erc721-ownable', 'erc721-consecutive-ownable', 'erc721-burnable-enumerable-ownable', 'erc1155-ownable'])(
  'the fullest transactions of %s stay below the limit of one, and within what was said',
  async (id) => {
    const { token, options } = await launch(id, { uri: 'ipfs://bafy/{id}', batch: { count: 9n, receiver: ada } })
    const gas = mintGas(options)
    // Blocks of 8 million leave room for a fraction of a full one: what a piece costs is the same.
    const room = roomIn(gas, 8_000_000)
    const isEditions = options.kind === 'erc1155'
    const rows = Array.from({ length: room }, (_, at) => ({
      to: receiver(10_000 + at),
      count: 1,
      ...(isEditions && { id: BigInt(at) }),
    }))
    const wallet = walletOf()
    await carryOut(await planFor(token, rows, room), wallet)
    const [, created, sent] = wallet.sent.map((one) => Number(one.gas))
    expect(created).toBeLessThan(room * gas.mint + gas.base)
    expect(sent).toBeLessThan(room * gas.send + gas.base)
  },
  60_000,
)

test('a collection says where its metadata is before and after its first piece', async () => {
  const { token, options } = await launch('erc721-capped-ownable', { uri: 'https://a.example/pieces/x/' })
  const asked = { token, options, account: ada }
  expect(await readBase(chain.ask, asked)).toEqual({ address: 'https://a.example/pieces/x/', most: 1_000 })
  await carryOut(await planFor(token, [{ to: receiver(1), count: 12 }], 20), walletOf())
  expect(await readBase(chain.ask, asked)).toEqual({ address: 'https://a.example/pieces/x/', most: 1_000 })
  const editions = await launch('erc1155-ownable', { uri: 'https://a.example/pieces/x/{id}' })
  expect(await readBase(chain.ask, { ...editions, account: ada })).toEqual({
    address: 'https://a.example/pieces/x/{id}',
  })
})

test('a plan that is kept is read as it was, and one that was tampered with is not signed', async () => {
  const plan = await planFor(receiver(3), [{ to: receiver(1), id: 7n, count: 2 }], 4)
  expect(planIn(textOf(plan))).toEqual(plan)
  for (const [from, to] of [
    ['"room":4', '"room":0'],
    ['"erc1155"', '"erc20"'],
    ['"7"', '"x"'],
    [',2,', ',-2,'],
  ] as const)
    expect(planIn(textOf(plan).replace(from, to))).toBeUndefined()
})
