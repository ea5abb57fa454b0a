import { expect, test } from 'vitest'
import { totalOf } from '#core/solidity/total.ts'
import { countSources } from './count-sources.ts'
import { scopeOf } from './scope.ts'

const counted = async (texts: Record<string, string>) => {
  const sources = Object.entries(texts).map(([path, text]) => ({ path, blob: new Blob([text]) }))
  return (await countSources({ sources, withLeftOut: false, progress: () => undefined })).files
}

test('lines add up, and inheritance is followed through the files', async () => {
  const total = totalOf(
    await counted({
      'a.sol': 'pragma solidity ^0.8.0;\ninterface Thing { function a() external; }\ncontract A is B, Thing, IOther {}',
      'b.sol': 'pragma solidity ^0.8.0;\nabstract contract B is C {}\ncontract C is Ownable {}\nlibrary L {}',
    }),
  )

  expect(total).toMatchObject({
    files: 2,
    contracts: 4,
    lines: 6,
    interfaceLines: 1,
    // B, C and Ownable; the interfaces bring no code.
    inheritance: 3,
    // A, B, C, Ownable.
    depth: 4,
    pragmas: ['^0.8.0'],
  })
})

test('a contract that inherits from itself in a circle ends somewhere', async () => {
  expect(totalOf(await counted({ 'a.sol': 'contract A is B {}\ncontract B is A {}' })).depth).toBeGreaterThan(0)
})

test('nothing adds up to nothing', () => {
  expect(totalOf([])).toMatchObject({ files: 0, lines: 0, depth: 0, inheritance: 0 })
})

test('the digest is what sha256sum makes of its own list, in whichever order the files came', async () => {
  const one = await scopeOf(await counted({ 'b.sol': 'contract B {}', 'a.sol': 'contract A {\n}' }))
  const two = await scopeOf(await counted({ 'a.sol': 'contract A {\n}', 'b.sol': 'contract B {}' }))

  expect(one).toEqual(two)
  // printf 'contract A {\n}' > a.sol; printf 'contract B {}' > b.sol; sha256sum a.sol b.sol | sha256sum
  expect(one.digest).toBe('c12a4ab7ce53085ce3e1979439eabd7f3c6a6ff5755cd4bc63fa95f921a7e00a')
  expect(one.files.split('\n').map((line) => line.slice(65))).toEqual(['2 a.sol', '1 b.sol'])
  expect(one.lines).toBe('3')
})
