import { setTimeout as sleep } from 'node:timers/promises'
import { privateKeyToAddress, generatePrivateKey } from 'viem/accounts'
import { afterAll, expect, test, vi } from 'vitest'
import { readContract } from '#chain/read/rpc.ts'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { searchProof } from '#core/admission/proof-of-work.ts'
import { codeKey } from '#core/codes/code-key.ts'
import { rootOf } from '#core/merkle/tree.ts'
import type { MintEvents, Place, Relayed, Voucher } from '#tools/mint/campaign/mint-event.ts'
import { sampleMinter } from '#tools/mint/campaign/mint-accounts.server.ts'
import { treeOf } from '#tools/mint/codes/code-list.server.ts'
import { sampleCodes } from '#tools/mint/codes/sample-codes.ts'
import { eventCall } from '#tools/mint/plan/mint-call.ts'
import { testMint } from './test-mint.server.ts'

const mint = await testMint({ POW_DIFFICULTY: '8' })
afterAll(() => mint[Symbol.asyncDispose]())
const { contract } = mint
const ask = (method: string, params: readonly unknown[]) => mint.ask(method, ...params)
const someone = () => privateKeyToAddress(generatePrivateKey())
const ownerOf = (token: bigint) =>
  readContract(ask, { to: contract, abi: codeMint721Abi, name: 'ownerOf', args: [token] })
const json = async <shape>(answer: Response | Promise<Response>) => (await (await answer).json()) as shape

/** Asks for a mint until it is in a block. */
async function mined(id: string): Promise<Relayed> {
  for (let tries = 0; tries < 50; tries++) {
    const told = await json<Relayed>(mint.get(`relay/${id}`))
    if (told.status !== 'sent') return told
    await sleep(100)
  }
  throw new Error('not mined')
}

test('while the chain is silent, nobody is told that no collection is open', async () => {
  for (const method of ['eth_call', 'eth_getCode', 'eth_blockNumber']) mint.silent.add(method)
  const answer = await mint.get('campaigns')
  mint.silent.clear()
  expect([answer.status, (await json<{ code: string }>(answer)).code]).toEqual([503, 'chain.silent'])
})

test('the sample collection is offered, with its limits and what is left', async () => {
  const { campaigns } = await json<MintEvents>(mint.get('campaigns'))

  expect(campaigns).toMatchObject([{ contract, codes: sampleCodes.length, sponsored: true, event: { perWallet: 2 } }])
  expect(campaigns[0]!.event).toMatchObject({ vouchers: true, minted: 0, supply: 100_000 })
})

test('a code is found by the address of its key, and an unknown one is answered alike every time', async () => {
  const { salt } = mint.list
  const key = privateKeyToAddress(codeKey(sampleCodes[3]!, { chainId: 31_337, salt }))
  const place = await json<Place>(mint.post('place', { keys: [{ contract, key }] }))
  expect(place).toMatchObject({ contract, index: 3, used: false })

  const started = performance.now()
  const unknown = await mint.post('place', { keys: [{ contract, key: someone() }] })
  expect(performance.now() - started).toBeGreaterThan(190)
  expect([unknown.status, (await json<{ code: string }>(unknown)).code]).toEqual([404, 'mint.unknown-code'])
  const foreign = await mint.post('place', { keys: [{ contract: someone(), key }] })
  expect([foreign.status, (await json<{ code: string }>(foreign)).code]).toEqual([404, 'mint.unknown-code'])
  const list = await json<{ keys: `0x${string}`[] }>(mint.get(`list/${contract}`))
  expect(rootOf(treeOf(list.keys))).toBe(mint.list.root)
  for (const keys of [[], [{ contract, key: '0x12' }], 'x', Array.from({ length: 21 }, () => ({ contract, key }))])
    expect((await mint.post('place', { keys })).status).toBe(400)
})

test('the site pays for a printed code once, and of two who race for it one gets the token', async () => {
  const [one, two] = [someone(), someone()]
  const signed = await Promise.all([one, two].map((who) => mint.redeeming(sampleCodes[0]!, who)))
  const answers = await Promise.all(signed.map((each) => mint.post('relay', each)))
  const won = answers.findIndex(({ status }) => status === 202)

  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
  expect(await json(answers[1 - won]!)).toMatchObject({ code: 'mint.used' })
  const { id } = await json<Relayed>(answers[won]!)
  expect(await mined(id)).toMatchObject({ status: 'mined', token: '1' })
  expect(await ownerOf(1n)).toBe([one, two][won])

  // Sent again, by the same visitor or by one who copied it, it is the same mint.
  expect(await json(mint.post('relay', signed[won]!))).toMatchObject({ id, status: 'mined', token: '1' })
  const { rows } = await mint.db.execute<{ count: number }>('select count(*)::integer as count from mint_relay')
  expect(rows[0]!.count).toBe(1)
})

test('what the collection would refuse is said before anything is paid', async () => {
  const wrong = { ...(await mint.redeeming(sampleCodes[1]!, someone())), recipient: someone() }
  const answer = await mint.post('relay', wrong)

  expect(answer.status).toBe(422)
  expect(await json(answer)).toMatchObject({ message: expect.stringContaining('not on the list') })
  expect(await mint.post('relay', { ...wrong, index: 999 })).toMatchObject({ status: 404 })
})

test('a voucher is for the account that is signed in, mints its limit, and gives no more when it is sent again', async () => {
  const { account, cookie } = await mint.visitor()
  const asked = await json<{ challenge: string; difficulty: number }>(mint.post('voucher', { contract }, cookie))
  expect(asked).toMatchObject({ code: 'request.effort', difficulty: 8 })
  const proof = `${asked.challenge} ${searchProof({ ...asked, from: 0, count: 1_000_000 })}`
  const voucher = await json<Voucher>(mint.post('voucher', { contract }, { ...cookie, 'proof-of-work': proof }))
  expect(voucher).toMatchObject({ wallet: account.address, limit: 2, contract })
  expect((await mint.post('voucher', { contract }, { ...cookie, 'proof-of-work': proof })).status).toBe(429)
  // Where proofs of work are switched off, none is asked for.
  Object.assign(mint.env, { POW_DIFFICULTY: 0 })
  await sleep(1_050)
  expect(await json<Voucher>(mint.post('voucher', { contract }, cookie))).toMatchObject({ wallet: account.address })

  const send = async (quantity: number) => {
    const call = eventCall(contract, account.address, { quantity, voucher })
    const [from] = (await ask('eth_accounts', [])) as string[]
    return ask('eth_estimateGas', [{ from, ...call }])
      .then(() => ask('eth_sendTransaction', [{ from, ...call }]))
      .then(
        () => 'sent',
        () => 'refused',
      )
  }
  expect(await send(2)).toBe('sent')
  expect(await send(1)).toBe('refused')
  expect(await ownerOf(BigInt(sampleCodes.length + 1))).toBe(account.address)
})

test('the site pays for one mint of the event code for each account', async () => {
  const { account, cookie } = await mint.visitor()
  expect((await mint.post('relay', { contract })).status).toBe(401)
  const first = await json<Relayed>(mint.post('relay', { contract }, cookie))
  const second = await json<Relayed>(mint.post('relay', { contract }, cookie))

  expect(second.id).toBe(first.id)
  const { token } = await mined(first.id)
  expect(await ownerOf(BigInt(token!))).toBe(account.address)
})

test('without budget or funds nothing is paid, and a closed collection is not minted for', async () => {
  await mint.db.execute(`update mint_campaign set sponsor_wei = 1 where contract = '${contract}'`)
  await sleep(1_000)
  const answer = await mint.post('relay', await mint.redeeming(sampleCodes[5]!, someone()))
  expect(await json(answer)).toMatchObject({ code: 'mint.unsponsored' })
  await mint.db.execute(`update mint_campaign set sponsor_wei = ${10n ** 21n} where contract = '${contract}'`)
  await sleep(1_000)
  await mint.ask('anvil_setBalance', sampleMinter.address, '0x1')
  const poor = await mint.post('relay', await mint.redeeming(sampleCodes[5]!, someone()))
  expect(await json(poor)).toMatchObject({ code: 'mint.unsponsored' })
  await mint.ask('anvil_setBalance', sampleMinter.address, '0xde0b6b3a7640000')

  await mint.db.execute('update mint_campaign set closed_at = now()')
  await sleep(1_000)
  const key = mint.list.keys[7]
  expect((await mint.post('place', { keys: [{ contract, key }] })).status).toBe(404)
  expect((await mint.post('relay', await mint.redeeming(sampleCodes[5]!, someone()))).status).toBe(410)
  await mint.db.execute('update mint_campaign set closed_at = null')
  await sleep(1_000)
})

test('a transaction that is in no block is sent again with a higher fee under the same number', async () => {
  await mint.ask('evm_setAutomine', false)
  const answer = await mint.post('relay', await mint.redeeming(sampleCodes[8]!, someone()))
  const { id, hash } = await json<Relayed>(answer)
  await mint.db.execute(`update mint_relay set sent_at = now() - interval '1 minute' where id = '${id}'`)
  await sleep(1_000)
  const hurried = await json<Relayed>(mint.get(`relay/${id}`))
  expect(hurried.hash).not.toBe(hash)
  await mint.ask('evm_setAutomine', true)
  await mint.ask('evm_mine')
  await sleep(1_000)
  expect(await mined(id)).toMatchObject({ status: 'mined', token: '9', hash: hurried.hash })
})

test('a node that forgot a transaction is given it again', async () => {
  await mint.ask('evm_setAutomine', false)
  const { id, hash } = await json<Relayed>(mint.post('relay', await mint.redeeming(sampleCodes[9]!, someone())))
  await mint.ask('anvil_dropTransaction', hash)
  await mint.ask('evm_setAutomine', true)
  await sleep(1_000)
  await mint.get(`relay/${id}`)
  await sleep(1_000)
  expect(await mined(id)).toMatchObject({ status: 'mined', hash })
})

test('many who mint at one moment get numbers in a row, and the chain is asked once for a whole batch', async () => {
  const visitors = await Promise.all(Array.from({ length: 40 }, () => mint.visitor()))
  mint.asked.length = 0
  const asked = (method: string) => mint.asked.filter((each) => each.startsWith(`${method} `)).length
  const first = Promise.withResolvers<void>()
  mint.held.set('eth_getTransactionCount', first.promise)
  const sent = visitors.map(({ cookie }) => mint.post('relay', { contract }, cookie))
  await vi.waitFor(() => expect(asked('eth_estimateGas')).toBe(visitors.length), { timeout: 20_000 })
  // Those who were asked about last are in the queue as well by then.
  await sleep(1_000)
  mint.held.clear()
  first.resolve()
  const answers = await Promise.all(sent)
  expect(answers.map(({ status }) => status)).toEqual(visitors.map(() => 202))
  // The first is served alone, and the others together.
  expect(asked('eth_getTransactionCount')).toBeLessThan(6)

  const ids = await Promise.all(answers.map(async (answer) => (await json<Relayed>(answer)).id))
  const tokens: (string | undefined)[] = []
  for (const id of ids) tokens.push((await mined(id)).token)
  expect(new Set(tokens).size).toBe(visitors.length)
  const { rows } = await mint.db.execute<{ nonces: number; span: number }>(
    `select count(distinct nonce)::integer as nonces, max(nonce) - min(nonce) + 1 as span
     from mint_relay where id in (${ids.map((id) => `'${id}'`).join()})`,
  )
  expect(rows[0]).toEqual({ nonces: visitors.length, span: visitors.length })
})

test('who waits learns how many come first', async () => {
  await mint.ask('evm_setAutomine', false)
  const visitors = await Promise.all(Array.from({ length: 6 }, () => mint.visitor()))
  const ids: string[] = []
  for (const { cookie } of visitors) ids.push((await json<Relayed>(mint.post('relay', { contract }, cookie))).id)
  const look = async () => Promise.all(ids.map((id) => json<Relayed>(mint.get(`relay/${id}`))))
  await sleep(1_000)
  await look()
  expect((await look()).map(({ ahead }) => ahead)).toEqual([0, 1, 2, 3, 4, 5])

  await mint.ask('evm_setAutomine', true)
  await mint.ask('evm_mine')
  await sleep(1_000)
  for (const id of ids) expect(await mined(id)).toMatchObject({ status: 'mined', token: expect.any(String) })
})

test('a receipt that cannot be read at the moment holds up no other mint', async () => {
  const visitors = await Promise.all([mint.visitor(), mint.visitor()])
  const sent = await Promise.all(visitors.map(({ cookie }) => json<Relayed>(mint.post('relay', { contract }, cookie))))
  mint.silent.add(`eth_getTransactionReceipt ["${sent[0]!.hash}"]`)
  await sleep(1_000)
  expect(await mined(sent[1]!.id)).toMatchObject({ status: 'mined' })
  expect(await json(mint.get(`relay/${sent[0]!.id}`))).toMatchObject({ status: 'sent' })
  mint.silent.clear()
  await sleep(1_000)
  expect(await mined(sent[0]!.id)).toMatchObject({ status: 'mined' })
})

test('no code and no key was ever in a question to the chain or in the database', async () => {
  const { rows } = await mint.db.execute('select t.*, c.* from mint_relay t, mint_campaign c')
  const everything = mint.asked.join() + JSON.stringify(rows)
  for (const code of sampleCodes) {
    expect(everything).not.toContain(code)
    expect(everything).not.toContain(codeKey(code, { chainId: 31_337, salt: mint.list.salt }).slice(2))
  }
})
