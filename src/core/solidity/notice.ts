import type { Definition } from './definitions.ts'
import { argumentsIn, interfaceVariables, isInterfaceName } from './interface-types.ts'
import type { Token } from './lex.ts'
import { around, type Nesting } from './nesting.ts'

/** What makes reading slower, as counts over the code outside interfaces. `pragmas` are the compiler versions asked for. */
export type Noticed = {
  /** Calls that leave the contract: low-level ones, transfers, and calls on an interface. */
  externalCalls: number
  /** `.call`, `.delegatecall`, `.staticcall`, and their like in assembly. */
  lowLevelCalls: number
  delegateCalls: number
  /** `.transfer` and `.send` of the native coin, and calls that carry value. */
  valueTransfers: number
  payableFunctions: number
  assemblyBlocks: number
  uncheckedBlocks: number
  pragmas: string[]
}

const lowLevel = new Set(['call', 'delegatecall', 'staticcall', 'callcode'])
const delegating = new Set(['delegatecall', 'callcode'])

type Source = { tokens: readonly Token[]; nesting: Nesting; definitions: readonly Definition[] }

/** Looks for what a reviewer asks first. It reads tokens, not types: an alias or a call through a variable of a contract's type is not seen. */
export function notice(text: string, { tokens, nesting, definitions }: Source): Noticed {
  const interfaces = definitions.filter(({ kind }) => kind === 'interface')
  const names = new Set(interfaces.map(({ name }) => name))
  const variables = interfaceVariables(tokens, names)
  const noticed: Noticed = {
    externalCalls: 0,
    lowLevelCalls: 0,
    delegateCalls: 0,
    valueTransfers: 0,
    payableFunctions: 0,
    assemblyBlocks: 0,
    uncheckedBlocks: 0,
    pragmas: [],
  }
  let range = 0
  for (let i = 0; i < tokens.length; i++) {
    while (range < interfaces.length && interfaces[range]!.to < i) range++
    const inside = range < interfaces.length && interfaces[range]!.from <= i
    if (inside) i = interfaces[range]!.to
    else if (tokens[i]!.kind === 'word') look(i)
  }
  return noticed

  function look(i: number) {
    const word = tokens[i]!.text
    const [before, next] = [tokens[i - 1]?.text, tokens[i + 1]?.text]
    const called = next === '(' || next === '{'
    if (word === 'pragma' && next === 'solidity') notePragma(i)
    else if (word === 'assembly' && before !== '.' && (called || tokens[i + 1]?.kind === 'string'))
      noticed.assemblyBlocks++
    else if (word === 'unchecked' && next === '{') noticed.uncheckedBlocks++
    else if (word === 'payable' && before !== 'address' && next !== '(') noticed.payableFunctions++
    if (word === 'value' && before === '{' && next === ':') noticed.valueTransfers++
    if (called && before === '.') noteMemberCall(i, word)
    else if (next === '(' && (nesting.places[i]! & around.assembly) > 0 && lowLevel.has(word)) noteLowLevel(word)
  }

  function notePragma(i: number) {
    const end = text.indexOf(';', tokens[i + 2]?.at ?? text.length)
    const version = text.slice(tokens[i + 1]!.at + 'solidity'.length, end < 0 ? undefined : end)
    const plain = version.replace(/\s+/g, ' ').trim().slice(0, 60)
    if (plain && !noticed.pragmas.includes(plain)) noticed.pragmas.push(plain)
  }

  function noteLowLevel(word: string) {
    noticed.externalCalls++
    noticed.lowLevelCalls++
    if (delegating.has(word)) noticed.delegateCalls++
  }

  function noteMemberCall(i: number, word: string) {
    if (isOnInterface(i - 2)) noticed.externalCalls++
    else if (lowLevel.has(word)) noteLowLevel(word)
    else if ((word === 'transfer' || word === 'send') && argumentsIn(tokens, i + 1, nesting) === 1) {
      noticed.externalCalls++
      noticed.valueTransfers++
    }
  }

  /** True when what ends at this token is `IToken(address)` or a variable of such a type. */
  function isOnInterface(end: number): boolean {
    const token = tokens[end]
    if (token?.kind === 'word') return variables.has(token.text) && tokens[end - 1]?.text !== '.'
    if (token?.text !== ')') return false
    const open = nesting.partners[end]!
    return open > 0 && tokens[open - 1]!.kind === 'word' && isInterfaceName(tokens[open - 1]!.text, names)
  }
}
