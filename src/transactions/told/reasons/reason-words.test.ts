import { afterEach, expect, test } from 'vitest'
import { encodeErrorResult, type Abi } from 'viem'
import { reasonOf } from '#chain/read/revert-reason.ts'
import { chooseLanguage } from '#core/language/chosen-language.ts'
import { allLanguages } from '#core/language/language-names.ts'
import { translationFaults } from '#core/language/test-translation-faults.ts'
import { ourAbis } from '#transactions/describe/our-abis.ts'
import { english } from './reasons-en.ts'
import { reasonSaid, reasonsIn } from './reason-words.ts'
import { reasonsOfErrors } from './reasons-of-errors.ts'

afterEach(() => chooseLanguage('en'))

test.each(allLanguages.filter((language) => language !== 'en'))(
  '%s has every reason, with the same marks, and none in English',
  async (language) => expect(translationFaults(await reasonsIn(language), english)).toEqual([]),
)

test('every reason says what happened and what to do, in words that an error leads to', () => {
  const used = new Set(
    Object.values(reasonsOfErrors).map((reason) => (typeof reason === 'string' ? reason : reason.key)),
  )
  const others = ['openForever', 'outOfGas', 'faulty', 'unknown']

  expect(Object.keys(english).filter((key) => !used.has(key as never) && !others.includes(key))).toEqual([])
  expect(Object.values(english).filter((text) => text.split(/[.:] /).length < 2)).toEqual([])
})

const valueOf = (type: string) =>
  type === 'address'
    ? `0x${'a1'.repeat(20)}`
    : type === 'string'
      ? 'x'
      : type.startsWith('bytes')
        ? `0x${'00'.repeat(Number(type.slice(5)) || 1)}`
        : 1_900_000_000n

test('every error that a contract of ours answers is told in the chosen language', async () => {
  await chooseLanguage('de')
  const told = ourAbis.flatMap((abi) =>
    abi.flatMap((item) => {
      if (item.type !== 'error') return []
      const args = item.inputs.map(({ type }) =>
        /^uint(8|16|24|32|40|48)$/.test(type) ? 1_900_000_000 % (type === 'uint8' ? 256 : 2 ** 40) : valueOf(type),
      )
      const data = encodeErrorResult({ abi: [item] as Abi, errorName: item.name, args })
      return [[item.name, reasonSaid(reasonOf(data, ourAbis) ?? '')] as const]
    }),
  )

  expect(told.length).toBeGreaterThan(180)
  expect(told.filter(([name, said]) => said.includes(name) || /\{\w+\}|Invalid Date|[.:] $/.test(said))).toEqual([])
})

test.each([
  ['MerkleClaims_NotStarted(1900000000)', 'Es beginnt am 17. März 2030 um 17:46 UTC. Kommen Sie dann wieder.'],
  ['MerkleClaims_StillOpen(1099511627775)', 'Ansprüche haben kein Ende. Der Rest wird nie erstattet.'],
  ['Token_BeyondMaxSupply(5, 2)', 'Noch übrige Stücke: 2. Wählen Sie eine kleinere Zahl.'],
  ['It ran out of gas.', 'Das Gas ging aus. Versuchen Sie es mit einer höheren Grenze.'],
  ['UniswapV2: K', 'UniswapV2: K'],
])('%s', async (reason, german) => {
  await chooseLanguage('de')

  expect(reasonSaid(reason)).toBe(german)
  expect(reasonSaid(reason, 'en')).not.toMatch(/[äöü]/)
})
