import { encodeFunctionData, getAddress, zeroAddress, zeroHash, type Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { languages, type Language } from '#content/answers/fact.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenGrantsAbi as abi } from '#contracts/token-grants.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { readThing } from './read-thing.ts'
import { tellThing } from './tell-thing.ts'

const to = contractAddresses.TokenGrants
const whole = 10n ** 21n
/** The first and the third end in 2096, and the third is revoked; the second ended in 2080, which is over. */
const ends = [4_000_000_000, 3_500_000_000, 4_000_000_000]
const later = 3_600_000_000
let chain: Awaited<ReturnType<typeof lockChain>>
let token: Address

beforeAll(async () => {
  chain = await lockChain()
  const ada = getAddress(chain.accounts[0]!)
  const coin = await chain.make('Coin', [18])
  token = getAddress(coin.address)
  await coin.tell('mint', [ada, 10n * whole])
  const approve = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [to, 10n * whole] })
  await chain.send({ to: token, data: approve })
  const terms = { revoker: ada, notice: 0, pushable: false, curve: zeroHash }
  for (const end of ends) {
    const schedule = { start: 1_700_000_000, cliff: end, end, steps: 0 }
    const args = [token, ada, whole, schedule, terms] as const
    await chain.send({ to, data: encodeFunctionData({ abi, functionName: 'create', args }) })
  }
  const id = (BigInt(token) << 96n) | 3n
  await chain.send({ to, data: encodeFunctionData({ abi, functionName: 'revoke', args: [id, 0] }) })
  await chain.ask('evm_setNextBlockTimestamp', [later])
  await chain.ask('evm_mine', [])
}, 60_000)
afterAll(() => chain.stop())

const told = (link: string, language?: Language) => {
  const named = readThing(link)!
  return tellThing(language ? { ...named, language } : named, chain.ask)
}

test('a grant is told with what can be withdrawn and when all of it is free', async () => {
  const { text, mark, citations, acts } = await told(`What is /grants/${token}-1?`)
  expect(text).toBe(
    'This is a grant of Coin (COIN) over 1,000 COIN. Its receiver can withdraw 0 COIN now. Everything is free on 2 October 2096. [1](/grants)',
  )
  expect({ mark, citations }).toEqual({ mark: 'looked-up', citations: [{ title: 'Grants', href: '/grants' }] })
  expect(acts).toEqual([
    { label: 'Open the grant', href: `/grants/${token}-1` },
    { label: 'Open the token’s page', href: `/meme-token/${token}` },
  ])
})

test('one that is vested in full, and one that was revoked, are told so, also by the whole number', async () => {
  expect((await told(`/grants/${token}-2`)).text).toContain(
    'can withdraw 1,000 COIN now. Everything has been free since 28 November 2080.',
  )
  expect((await told(`/grants/${(BigInt(token) << 96n) | 3n}`)).text).toContain(
    'It was revoked: nothing more becomes free after ',
  )
})

test('a grant is told in every language', async () => {
  const said = await Promise.all(languages.map(async (language) => (await told(`/grants/${token}-1`, language)).text))
  expect(said.slice(1)).toEqual([
    'Das ist eine Zuteilung von Coin (COIN) über 1,000 COIN. Der Empfänger kann davon jetzt 0 COIN abheben. Am 2. Oktober 2096 ist alles frei. [1](/grants)',
    'C’est une attribution de Coin (COIN), de 1,000 COIN. Son bénéficiaire peut maintenant en retirer 0 COIN. Tout est libre le 2 octobre 2096. [1](/grants)',
    'Es una asignación de Coin (COIN), de 1,000 COIN. Su receptor puede retirar ahora 0 COIN. Todo queda libre el 2 de octubre de 2096. [1](/grants)',
  ])
  expect(readThing(`Was ist die Zuteilung /grants/${token}-1?`)?.language).toBe('de')
  expect(readThing(`Qu’est-ce que l’attribution /grants/${token}-1 ?`)?.language).toBe('fr')
  expect(readThing(`¿Qué es esta asignación? /grants/${token}-1`)?.language).toBe('es')
})

test('a number that no grant has, and one that none can have, are told in every language', async () => {
  const none = [
    'There is no grant with this number on',
    'gibt es keine Zuteilung mit dieser Nummer.',
    'Il n’y a pas d’attribution avec ce numéro sur',
    'No hay ninguna asignación con este número en',
  ]
  for (const link of [`/grants/${token}-77`, '/grants/77', `/grants/${zeroAddress}-1`])
    for (const [at, language] of languages.entries()) {
      const { text, acts } = await told(link, language)
      expect(text).toContain(none[at])
      expect(acts).toEqual([])
    }
})
