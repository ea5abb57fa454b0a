import { afterEach, expect, test, vi } from 'vitest'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { knownParties } from './known-parties.ts'
import { rememberOwnContract } from './own-contracts.ts'

afterEach(() => vi.unstubAllGlobals())

function device(text: string | null = null) {
  let kept = text
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) })
}

const made = { chainId: 1, address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', name: 'Aurora (AUR)' } as const
const names = (chainId: number) => knownParties(chainId).map(({ name }) => name)

test('what was made here is known on its chain, once, with what is ours there', () => {
  device()
  rememberOwnContract(made)
  rememberOwnContract(made)

  expect(names(1).filter((name) => name === made.name)).toHaveLength(1)
  expect(names(1)).toContain('Uniswap V3 positions')
  expect(names(31_337)).not.toContain(made.name)
  expect(knownParties(1)).toContainEqual(
    expect.objectContaining({ name: 'TokenLocker', address: contractAddresses.TokenLocker }),
  )
})

test('the samples are known on the local chain alone', () => {
  device()
  expect(knownParties(31_337)).toContainEqual(expect.objectContaining({ name: 'Sample Ink', address: sampleWorld.ink }))
  expect(names(1).filter((name) => name?.startsWith('Sample'))).toEqual([])
})

test.each(['no json', '{}', '[1,null,{"chainId":1,"address":"0x1","name":"Short"}]'])(
  'the storage %s makes nobody known',
  (text) => {
    device(text)
    expect(
      names(1).filter(
        (name) =>
          ![...Object.keys(contractAddresses), 'Permit2 of Uniswap'].includes(name!) && !name?.startsWith('Uniswap'),
      ),
    ).toEqual([])
  },
)
