import { useEffect, useState } from 'react'
import type { Address } from 'viem'
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
    let wanted = true
    void check(request, (part) => {
      if (!wanted) return
      setFound((before) => {
        const { tokens, ...others } = before.round === round ? before.checks : nothing
        return { round, checks: { ...others, ...part, tokens: { ...tokens, ...part.tokens } } }
      })
    })
    return () => {
      wanted = false
    }
  }, [request, round])

  return { checks: found.round === round ? found.checks : nothing, again: () => setRound(round + 1) }
}

async function check(request: SigningRequest, found: (part: Partial<Checks>) => void): Promise<void> {
  const { client } = request
  if (!client) return found({ simulation: { at: isSent(request) ? 'not-asked' : 'not-needed' } })
  const words = describeSigning(request)
  const described = factsOf(client, words.tokens).then((facts) => found({ tokens: facts }))
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
  found({ simulation, tokens: { ...(await factsOf(client, tokensOf(simulation))), ...made } })
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
