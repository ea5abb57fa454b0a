import { useEffect, useState } from 'react'
import type { Address, Client } from 'viem'
import { ethereum } from '#chain/catalogue.ts'
import { factsOf, type KnownTokens } from '#chain/tokens/token-facts.ts'
import { createdContract } from '#transactions/describe/created-contract.ts'
import { describeSigning } from '#transactions/describe/describe-signing.ts'
import type { CallsRequest, SigningRequest, TransactionRequest } from '#transactions/describe/signing-request.ts'
import { whoIsKnown } from '#transactions/describe/known-to-site.ts'
import { partyNames } from '#transactions/parties/party-names.ts'
import { tokenErrorAbi } from '#transactions/told/reasons/token-errors.ts'
import { estimateFee, feeTogether, type Fee } from './fee.ts'
import { simulate, simulateTogether, type Simulation } from './simulate.ts'

/** What was found out about a request so far. */
export type Checks = {
  /** Absent: still being asked. */
  simulation?: Simulation | { at: 'not-asked' } | { at: 'not-needed' }
  fee?: Fee
  tokens: KnownTokens
  /** Names of Ethereum of the parties that the site does not know. */
  names?: Readonly<Record<string, string>>
}

const nothing: Checks = { tokens: {} }

/** Asks the chain what a request would do; `again` asks anew. */
export function useChecks(request: SigningRequest): { checks: Checks; again: () => void } {
  const [round, setRound] = useState(0)
  const [found, setFound] = useState({ round, checks: nothing })

  useEffect(() => {
    const wanted = new AbortController()
    const tell = (part: Partial<Checks>) => {
      if (wanted.signal.aborted) return
      setFound((before) => {
        const { tokens, ...others } = before.round === round ? before.checks : nothing
        return { round, checks: { ...others, ...part, tokens: { ...tokens, ...part.tokens } } }
      })
    }
    void check(request, { found: tell, signal: wanted.signal })
    return () => wanted.abort()
  }, [request, round])

  return { checks: found.round === round ? found.checks : nothing, again: () => setRound(round + 1) }
}

type Telling = { found: (part: Partial<Checks>) => void; signal: AbortSignal }

/** Milliseconds until a token is asked again that no node has answered for. */
const factsPause = 3_000

/** What some tokens say, and after it what the others say, as soon as a node answers for them. */
async function tellFacts(client: Client, tokens: readonly Address[], { found, signal }: Telling): Promise<KnownTokens> {
  const facts = await factsOf(client, tokens)
  const silent = tokens.filter((token) => !(token in facts))
  const again = () => void tellFacts(client, silent, { found, signal }).then((later) => found({ tokens: later }))
  if (silent.length > 0) setTimeout(() => signal.aborted || again(), factsPause)
  return facts
}

async function check(request: SigningRequest, { found, signal }: Telling): Promise<void> {
  const { client } = request
  if (!client) return found({ simulation: { at: isSent(request) ? 'not-asked' : 'not-needed' } })
  const words = describeSigning(request)
  const described = tellFacts(client, words.tokens, { found, signal }).then((facts) => found({ tokens: facts }))
  const isKnown = whoIsKnown(request)
  const strangers = words.lines.flatMap(({ value }) =>
    value.as === 'party' && !isKnown(value.address) ? [value.address] : [],
  )
  // On any other chain nobody has a name.
  if (strangers.length > 0 && request.chain.id === ethereum.id)
    void partyNames(strangers).then((names) => found({ names }))
  if (!isSent(request)) return found({ simulation: { at: 'not-needed' } })
  const { contracts = [] } = request
  const ours = contracts.filter(({ chainId }) => chainId === request.chain.id).map(({ abi }) => abi)
  // A token behind the contract may be the one that refuses.
  const abis = [...ours, tokenErrorAbi]
  const priced =
    request.kind === 'transaction' ? estimateFee(client, request).then((fee) => fee && found({ fee })) : undefined
  const simulation = await (request.kind === 'calls'
    ? simulateTogether(client, request, abis)
    : simulate(client, request, abis, createdContract(request)?.address))
  if (request.kind === 'calls' && simulation.at === 'succeeds')
    void feeTogether(client, { ...request, gas: simulation.gas }).then((fee) => fee && found({ fee }))
  const made = Object.assign({}, ...contracts.map(({ makes }) => makes))
  found({ simulation, tokens: { ...(await tellFacts(client, tokensOf(simulation), { found, signal })), ...made } })
  await Promise.all([described, priced])
}

/** Whether it goes to the chain. */
export const isSent = (request: SigningRequest): request is TransactionRequest | CallsRequest =>
  request.kind === 'transaction' || request.kind === 'calls'

function tokensOf(simulation: Simulation): Address[] {
  if (simulation.at !== 'succeeds') return []
  const { changes, permissions } = simulation
  const moved = changes.flatMap(({ asset }) => (asset.kind === 'native' ? [] : [asset.address]))
  return [...moved, ...permissions.map(({ address }) => address)]
}
