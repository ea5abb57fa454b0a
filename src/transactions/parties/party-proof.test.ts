import { expect, test } from 'vitest'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { knownParties } from '#transactions/describe/known-parties.ts'
import type { SigningRequest } from '#transactions/describe/signing-request.ts'
import { testAccount, testTransaction } from '#transactions/track/test-transaction.ts'
import { whoIsIn } from './party-proof.ts'

const chain = { id: 31337, name: 'Local chain', currency: { symbol: 'ETH', decimals: 18 } }
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const request: SigningRequest = {
  kind: 'transaction',
  from: testAccount,
  chain,
  data: '0x60',
  creates: { intent: 'Create', lasting: '', nonce: 0 },
  contacts: knownParties(31337),
}
const who = whoIsIn(request, {
  history: [testTransaction({ recipient: friend })],
  names: { [stranger.toLowerCase()]: 'ada.eth' },
})

test('every party has a name with its proof, or is said to be unknown', () => {
  expect(who(contractAddresses.TokenLocker)).toEqual({
    name: 'TokenLocker',
    proof: expect.stringMatching(
      /^Our contract, code 0x27837a…bb430$|^Our contract, code 0x[\da-f]{6}…[\da-f]{6}$/,
    ) as string,
  })
  expect(who(sampleWorld.ink)).toEqual({ name: 'Sample Ink', proof: 'Sample of the local chain' })
  expect(who(testAccount)).toEqual({ proof: 'Your account' })
  expect(who(friend)).toEqual({ proof: 'This account has sent something here before' })
  expect(who(stranger)).toEqual({ name: 'ada.eth', proof: 'ENS name, looked up both ways' })
  expect(who('0x90F79bf6EB2c4f870365E785982E1f101E93b906')).toEqual({
    proof: 'Unknown, never seen by this account in this browser',
  })
  expect(who('0x90F79bf6EB2c4f870365E785982E1f101E93b906', 'Vault')).toEqual({
    name: 'Vault',
    proof: 'Named by this page',
  })
})

test('what a transaction creates is no stranger', () => {
  expect(who('0x5FbDB2315678afecb367f032d93F642f64180aa3').proof).toBe('Created by this transaction')
})

test('a token on the list of the chain is said to be on it', () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const main = { ...request, chain: { ...chain, id: 1 }, contacts: knownParties(1) }
  expect(whoIsIn(main, { history: [] })(usdc).proof).toBe('On the list of tokens of this site')
})
