import { expect, test } from 'vitest'
import { pastedCode } from './pasted-code.ts'

const source = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
contract Token is ERC20 {
    constructor() ERC20("A", "B") {}
}`

test('a contract is taken out of the words around it, with its pragma and imports', () =>
  expect(pastedCode(`What would it cost to audit this?\n${source}\nThanks!`)).toEqual({
    code: source,
    words: 'What would it cost to audit this? Thanks!',
  }))

test.each([
  ['a library', 'library Sums { function add(uint a, uint b) internal {} }'],
  ['an interface', 'interface IThing {\n  function a() external;\n}'],
  ['an abstract contract that goes on', 'abstract contract A is B, C(1) {\n  uint256 a;'],
  ['a block', '```\nfunction a() public {}\n```'],
  ['a block that says its language', '```solidity\nuint256 constant a = 1;\n```'],
  ['a block without an end', '```sol\ncontract A {'],
  ['a contract on one line', 'contract A{uint a;}'],
])('%s is code', (_, text) => expect(pastedCode(text)?.code).toBeTruthy())

test.each([
  'What does an audit of a contract cost?',
  'Our contract is {unfinished}',
  'contract',
  'Do you audit a library or an interface?',
  '```json\n{"contract": "A"}\n```',
  '```js\nfunction a() {}\n```',
  '```\nhello\n```',
  'How do I read contract Vault at 0x9619689ADd9589058Ab9E4645f68a62f5972379d?',
])('“%s” has none', (text) => expect(pastedCode(text)).toBeUndefined())

test('a long text without code is read in no time', () => {
  const before = performance.now()
  pastedCode(`contract A is ${'b, '.repeat(60_000)}`)
  pastedCode('contract '.repeat(20_000))
  expect(performance.now() - before).toBeLessThan(1_000)
})
