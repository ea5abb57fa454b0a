import type { SigningRequest } from './signing-request.ts'

/** Says whether an address is the signer, a contract of ours, or an account known by name. */
export function whoIsKnown(request: SigningRequest): (address: unknown) => boolean {
  const contracts = 'contracts' in request ? (request.contracts ?? []) : []
  const here = contracts.filter(({ chainId }) => chainId === request.chain.id)
  const known = [{ address: request.from }, ...here, ...(request.contacts ?? [])]
  const addresses = new Set(known.map(({ address }) => address.toLowerCase()))
  return (address) => addresses.has(String(address).toLowerCase())
}
