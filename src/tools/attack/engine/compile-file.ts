import { toFunctionSelector, type AbiFunction } from 'viem'
import type { CompiledContract, CompiledFile } from './compiled.ts'
import { linesOf } from './source-lines.ts'

/** What the compiler says of a source, at its line; line 0: of the whole file. */
export type SourceFault = { line: number; text: string }

type Part = { type: string; name?: string; inputs?: readonly { type: string; name: string }[] }

type Answer = {
  errors?: {
    severity: string
    message: string
    sourceLocation?: { start: number }
  }[]
  contracts?: Record<string, Record<string, Output>>
}

type Output = {
  abi: readonly Part[]
  evm: {
    bytecode: { object: string }
    deployedBytecode: { object: string; sourceMap: string }
    methodIdentifiers: Record<string, string>
  }
}

const file = 'Contract.sol'

/**
 * What the compiler is asked for one file. It does not optimise, so that each instruction belongs to a line, and leaves out the hash of
 * the source, so that a comment changes no bytes.
 */
export function attackInput(source: string): string {
  return JSON.stringify({
    language: 'Solidity',
    sources: { [file]: { content: source } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: false },
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: {
        '*': {
          '*': [
            'abi',
            'evm.bytecode.object',
            'evm.deployedBytecode.object',
            'evm.deployedBytecode.sourceMap',
            'evm.methodIdentifiers',
          ],
        },
      },
    },
  })
}

/** Reads the answer to `attackInput`: what was compiled, or what is wrong in the source. */
export function readCompiledFile(source: string, answered: string): CompiledFile | { faults: readonly SourceFault[] } {
  const { errors = [], contracts } = JSON.parse(answered) as Answer
  const faults = errors
    .filter(({ severity }) => severity === 'error')
    .map(({ message, sourceLocation }) => ({
      text: message.split('\n')[0]!,
      line: sourceLocation ? lineAt(source, sourceLocation.start) : 0,
    }))
  if (faults.length > 0) return { faults }
  const found = Object.entries(contracts?.[file] ?? {}).filter(([, { evm }]) => evm.bytecode.object)
  return { source, contracts: found.map(([name, output]) => contractOf(name, { source, output })) }
}

function contractOf(name: string, { source, output }: { source: string; output: Output }): CompiledContract {
  const { abi, evm } = output
  const functions = Object.entries(evm.methodIdentifiers).map(([sign, selector]): [string, string] => {
    const part = abi.find((each) => each.type === 'function' && signOf(each) === sign)
    return [selector, part ? described(part) : sign]
  })
  const errors = abi
    .filter(({ type }) => type === 'error')
    .map((part): [string, string] => [
      toFunctionSelector({ ...part, type: 'function' } as AbiFunction).slice(2),
      described(part),
    ])
  return {
    name,
    creation: evm.bytecode.object,
    lines: linesOf(source, { code: evm.deployedBytecode.object, map: evm.deployedBytecode.sourceMap }),
    functions: Object.fromEntries(functions),
    errors: Object.fromEntries(errors),
  }
}

const signOf = ({ name, inputs = [] }: Part) => `${name}(${inputs.map(({ type }) => type).join(',')})`

const described = ({ name, inputs = [] }: Part) =>
  `${name}(${inputs.map((input) => (input.name ? `${input.type} ${input.name}` : input.type)).join(', ')})`

/** The number of the line with this byte; the compiler counts bytes. */
function lineAt(source: string, byte: number): number {
  const before = new TextDecoder().decode(new TextEncoder().encode(source).slice(0, byte))
  return before.split('\n').length
}
