import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countLines } from './count-lines.ts'

const noticedIn = (text: string) => countLines(text)!.noticed
const sample = (name: string) => noticedIn(readFileSync(`src/core/solidity-samples/${name}`, 'utf8'))
const inside = (body: string) => noticedIn(`interface Other { function b() external payable; } contract A { ${body} }`)

test('low-level calls, transfers and payable functions are told apart', () => {
  expect(sample('calls.sol')).toEqual({
    externalCalls: 5,
    lowLevelCalls: 3,
    delegateCalls: 1,
    valueTransfers: 3,
    payableFunctions: 2,
    assemblyBlocks: 0,
    uncheckedBlocks: 0,
    pragmas: ['^0.8.0'],
  })
})

test('calls in assembly are calls', () => {
  expect(sample('assembly.sol')).toMatchObject({
    externalCalls: 1,
    lowLevelCalls: 1,
    delegateCalls: 1,
    assemblyBlocks: 1,
    uncheckedBlocks: 1,
    payableFunctions: 1,
  })
})

test.each([
  ['a variable of an interface', 'IToken token; function f() external { token.mint(1); }', 1],
  ['an argument of an interface', 'function f(IToken token) external { token.transfer(a, 1); }', 1],
  ['an immutable of an interface', 'IToken public immutable token = x; function f() external { token.mint(); }', 1],
  ['an address made an interface', 'function f() external { IToken(tokenOf(a, b)).mint{value: 1}(); }', 1],
  ['an interface of the same file', 'function f() external { Other(a).b(); }', 1],
  ['a member of another thing', 'IToken token; function f() external { self.token.mint(); }', 0],
  ['a library', 'function f() external { Math.min(1, 2); }', 0],
  ['the name of an interface alone', 'function f() external { x = IToken.mint.selector; }', 0],
  ['a transfer of tokens without an interface', 'function f() external { token.transfer(a, 1); }', 0],
  ['assembly with a nested call', 'function f() external { assembly { if iszero(call(1,2,3,4,5,6,7)) { } } }', 1],
])('%s: counted as %i', (_what, body, count) => {
  expect(inside(body).externalCalls).toBe(count)
})

test('interfaces themselves call nobody', () => {
  expect(inside('uint a;')).toMatchObject({ externalCalls: 0, payableFunctions: 0 })
})

test('each compiler version is named once', () => {
  const text =
    'pragma solidity >=0.8.0  <0.9.0;\npragma solidity >=0.8.0 <0.9.0;\npragma solidity 0.8.7;\ncontract A {}'
  expect(noticedIn(text).pragmas).toEqual(['>=0.8.0 <0.9.0', '0.8.7'])
})

test('bases are named without arguments and paths', () => {
  expect(countLines('contract A is B, lib.C(1, "D"), E {}')!.definitions).toMatchObject([
    { kind: 'contract', name: 'A', bases: ['B', 'C', 'E'] },
  ])
})
