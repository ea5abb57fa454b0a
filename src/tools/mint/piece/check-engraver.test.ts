import { encodeAbiParameters, encodeFunctionResult, type Address } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { contractAddresses } from '#contracts/addresses.ts'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { sealEngraverCode } from '#contracts/seal-engraver.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { checkEngraver, engraverWords } from './check-engraver.ts'

const chain = await lockChain()
const { ask, send } = chain
afterAll(() => chain.stop())

/** A contract that answers every call with this address, as `engraver()` of a collection does. */
async function collectionWith(engraver: Address): Promise<Address> {
  const answer = encodeFunctionResult({ abi: codeMint721Abi, functionName: 'engraver', result: engraver })
  // PUSH32 answer, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN; before it what copies these bytes to be the code.
  const runtime = `7f${answer.slice(2)}5f5260205ff3`
  const { contractAddress } = await send({ data: `0x60${(runtime.length / 2).toString(16)}8060095f395ff3${runtime}` })
  return contractAddress
}

test('the planned engraver, and the same code at any other address, is ours', async () => {
  expect(await checkEngraver(ask, await collectionWith(contractAddresses.SealEngraver))).toEqual({
    at: 'ours',
    address: contractAddresses.SealEngraver,
  })
  const { contractAddress } = await send({ data: sealEngraverCode })
  expect(await checkEngraver(ask, await collectionWith(contractAddress))).toMatchObject({ at: 'ours' })
})

test('any other contract may change the picture, and an address without code is none of ours', async () => {
  const another = await checkEngraver(ask, await collectionWith(contractAddresses.TokenLocker))
  expect(another).toEqual({ at: 'another', address: contractAddresses.TokenLocker })
  expect(engraverWords(another)).toContain('It can change this picture at any time.')
  expect(await checkEngraver(ask, await collectionWith(`0x${'12'.repeat(20)}`))).toMatchObject({ at: 'another' })
})

test('a chain that does not answer says nothing of the engraver', async () => {
  const data = encodeAbiParameters([{ type: 'address' }], [contractAddresses.SealEngraver])
  const silent = (method: string) =>
    method === 'eth_call' ? Promise.resolve(data) : Promise.reject(new Error('silent'))
  await expect(checkEngraver(silent, contractAddresses.SealEngraver)).rejects.toThrow('silent')
})
