import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proofsOf } from './proofs.ts'
import { tokenVariants } from './variants.ts'

test('every test that is named exists, and every test that exists is named by a variant', () => {
  const named = tokenVariants().flatMap(proofsOf)
  const written = globSync('contracts/emitter/*.t.sol').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/function (test_\w+)/g)].map(([, name]) => `${file} ${name}`),
  )
  const ofAll = 'contracts/emitter/AllVariants.t.sol test_every_variant_is_here'
  const proofs = new Set(named.map((proof) => `${proof.file} ${proof.test}`))
  expect([...proofs, ofAll].toSorted()).toEqual(written.toSorted())
})

test('what was tested is said as a sentence', () => {
  for (const { says } of tokenVariants().flatMap(proofsOf)) expect(says).toMatch(/^[A-Z][a-z0-9A-Z ]+\.$/)
  const [plain, limited] = ['erc20', 'erc20-limits'].map((id) => {
    const options = tokenVariants().find((one) => one.kind === 'erc20' && one.limits === id.endsWith('limits'))!
    return proofsOf(options).map(({ says }) => says)
  })
  expect(plain).not.toContain('A wallet is limited.')
  expect(limited).toContain('A wallet is limited.')
  expect(limited).toContain('Limits outside the bounds are refused at the launch.')
})
