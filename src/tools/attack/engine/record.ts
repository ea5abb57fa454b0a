import type { EVM, EVMResult, InterpreterStep, Message } from '@ethereumjs/evm'
import { bytesToUnprefixedHex, type Address } from '@ethereumjs/util'
import type { CompiledContract, CompiledFile } from './compiled.ts'
import { callText, reasonText } from './decode-words.ts'
import { stepWidth, type AttackRun, type Call, type CodePlace } from './run.ts'
import { lineAtByte } from './source-lines.ts'

/** What is recorded at most; more runs, and is counted. */
const mostSteps = 60_000
const mostCalls = 300

type Files = { target: CompiledFile; attack: CompiledFile }
type Known = { name: string; place: CodePlace; contract: CompiledContract }

/** Listens to an EVM: which contract stands at which address from the beginning, and calls and instructions once `begin` is called. */
export type Recorder = {
  /** Forgets what was recorded and records from here. */
  begin: () => void
  /** What was recorded. */
  end: () => Pick<AttackRun, 'calls' | 'steps' | 'operations' | 'ran' | 'cut'>
}

/** Attaches a recorder to an EVM. */
export function recordOn(evm: EVM, files: Files): Recorder {
  const known = new Map<string, Known>()
  const counts = new Map<string, number>()
  const steps = new Int32Array(mostSteps * stepWidth)
  const operations: Record<number, string> = {}
  let calls: Call[] = []
  /** The calls that have not ended, innermost last; -1: one that is not recorded. */
  const open: number[] = []
  const lines = new Map<number, readonly number[]>()
  let [recording, ran, cut] = [false, 0, false]

  const nameOf = (address: string) => known.get(address)?.name ?? namedAddress(address)

  function meet({ address, code }: { address: Address; code: Uint8Array }) {
    const found = contractOf(bytesToUnprefixedHex(code), files)
    if (!found) return
    const { name } = found.contract
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    known.set(address.toString(), { ...found, name: count > 1 ? `${name} ${count}` : name })
  }

  function enter(message: Message) {
    if (!recording) return
    if (calls.length >= mostCalls) {
      cut = true
      open.push(-1)
      return
    }
    const code = message.to && known.get(message.codeAddress.toString())
    if (code) lines.set(calls.length, code.contract.lines)
    open.push(calls.length)
    calls.push({
      depth: message.depth,
      kind: kindOf(message),
      from: nameOf(message.caller.toString()),
      to: message.to ? nameOf(message.to.toString()) : 'a new contract',
      does: message.to ? callText(message.data, code?.contract.functions ?? {}, nameOf) : 'is created',
      value: message.delegatecall ? 0n : message.value,
      code: code?.place,
    })
  }

  function leave({ createdAddress, execResult }: EVMResult) {
    if (!recording) return
    const call = calls[open.pop() ?? -1]
    if (!call) return
    if (createdAddress) call.to = nameOf(createdAddress.toString())
    const { exceptionError, returnValue } = execResult
    if (!exceptionError) return
    const errors = Object.assign({}, ...[...known.values()].map(({ contract }) => contract.errors)) as Record<
      string,
      string
    >
    call.failed = reasonText(returnValue, errors, nameOf) ?? exceptionWords(exceptionError.error)
  }

  function step({ pc, opcode }: InterpreterStep) {
    if (!recording) return
    const at = ran * stepWidth
    const call = open.at(-1) ?? -1
    ran += 1
    if (call < 0 || at >= steps.length) {
      cut = true
      return
    }
    operations[opcode.code] ??= opcode.name
    steps[at] = call
    steps[at + 1] = pc
    steps[at + 2] = opcode.code
    steps[at + 3] = lineAtByte(lines.get(call) ?? [], pc)
  }

  evm.events.on('newContract', (data, resolve) => (meet(data), resolve?.()))
  evm.events.on('beforeMessage', (data, resolve) => (enter(data), resolve?.()))
  evm.events.on('afterMessage', (data, resolve) => (leave(data), resolve?.()))

  return {
    begin() {
      // Building a step costs the EVM a copy of its memory: nobody listens before the attack.
      evm.events.on('step', (data, resolve) => (step(data), resolve?.()))
      calls = []
      open.length = 0
      ;[recording, ran, cut] = [true, 0, false]
    },
    end() {
      evm.events.removeAllListeners('step')
      recording = false
      return { calls, steps: steps.slice(0, Math.min(ran, mostSteps) * stepWidth), operations, ran, cut }
    },
  }
}

function contractOf(code: string, files: Files): Omit<Known, 'name'> | undefined {
  for (const file of ['target', 'attack'] as const) {
    const index = files[file].contracts.findIndex(({ creation }) => code.startsWith(creation))
    const contract = files[file].contracts[index]
    if (contract) return { place: { file, index }, contract }
  }
  return undefined
}

function kindOf({ to, delegatecall, isStatic }: Message): Call['kind'] {
  if (!to) return 'creation'
  if (delegatecall) return 'delegated call'
  return isStatic ? 'read' : 'call'
}

/** The visitor sends the transaction; the lowest addresses are functions of the EVM itself. */
function namedAddress(address: string): string {
  if (address.endsWith('a77ac')) return 'You'
  const number = BigInt(address)
  if (number === 1n) return 'Signature check of the EVM'
  if (number < 256n) return `Function ${number} of the EVM`
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** What the EVM calls an exception, in words. */
function exceptionWords(error: string): string {
  if (error === 'revert') return 'It reverted without a reason'
  if (error === 'out of gas') return 'It ran out of gas'
  return error
}
