import type { Address, Hex } from 'viem'

/** What a report is called, and the version of its form: a reader of an older one is not surprised by a newer. */
export const reportFormat = { format: 'nft-collection-inspection', version: 1 } as const

/** How much a finding weighs. `unknown`: it could not be found out, and the finding says why. */
export type Weight = 'high' | 'medium' | 'low' | 'note' | 'unknown'

/** What a finding is about; also the parts an inspection is done in. */
export type Area = 'standards' | 'supply' | 'royalties' | 'metadata' | 'powers'

/** One thing that was found out: what it means for who holds a piece, and how it was found, to be done again. */
export type Finding = { id: string; area: Area; weight: Weight; title: string; means: string; found: string }

/** A standard: whether the contract says that it keeps it, and whether it does when it is called. Undefined: not found out. */
export type StandardLine = { name: string; about: string; id?: Hex; claimed?: boolean; kept?: boolean; found: string }

/** What a fetched file turned out to be. `fault` is a sentence; without one it was read. Times in milliseconds, sizes in bytes. */
export type FileFacts = {
  /** Where it is: its beginning, as text that can be shown. */
  address: string
  place: 'chain' | 'ipfs' | 'ipns' | 'arweave' | 'https' | 'http' | 'other'
  status?: number
  ms?: number
  size?: number
  kind?: string
  fault?: string
  /** False where it was not asked at all, such as ipfs: without a gateway. */
  asked: boolean
}

/** One piece of the sample. */
export type SampleLine = {
  token: string
  owner?: Address
  file?: FileFacts
  name?: string
  attributes?: number
  /** What is wrong with the form of the metadata, as sentences. */
  faults: string[]
  image?: FileFacts
}

/** What the contract asks of a sale at a price; both in the smallest unit. */
export type RoyaltyLine = { token: string; price: string; receiver?: Address; amount?: string; answer: string }

/** A function over others that the code has, and whom it obeyed when it was tried. */
export type PowerLine = {
  kind: string
  signature: string
  selector: Hex
  obeys: 'anybody' | 'owner' | 'unclear'
}

/** How pieces are counted and numbered. Undefined: the contract does not say. */
export type SupplyFacts = {
  total?: string
  most?: { value: string; from: string }
  first?: string
  /** How the pieces of the sample were found. */
  sampledBy: string
  sampled: number
  missing: string[]
}

/** Who is above the collection. */
export type PowerFacts = {
  owner?: Address
  ownerIs?: string
  proxy?: { kind: string; implementation?: Address; admin?: Address; beacon?: Address }
  /** Accounts that have a role now, of those seen to get one. */
  roles?: { role: string; account: Address }[]
  functions: PowerLine[]
}

/** The collection, at the block everything was asked at. `codeHash` is the keccak-256 of its code. */
export type CollectionFacts = {
  address: Address
  chainId: number
  chain: string
  block: number
  blockTime: string
  kind: 'ERC-721' | 'ERC-1155'
  name?: string
  symbol?: string
  bytes: number
  codeHash: Hex
}

/** The whole report: what is kept under the SHA-256 of its text, shown, printed and sent. */
export type Report = typeof reportFormat & {
  inspectedAt: string
  /** False when the time of an inspection was over before everything was asked. */
  complete: boolean
  collection: CollectionFacts
  findings: Finding[]
  standards: StandardLine[]
  supply: SupplyFacts
  royalties: RoyaltyLine[]
  powers: PowerFacts
  sample: SampleLine[]
}

/** One event of a running inspection, a JSON object on one line. `sha256` is absent where the report could not be kept. */
export type InspectionEvent =
  | { is: 'begun'; collection: CollectionFacts }
  | { is: 'part'; area: Area; findings: Finding[] }
  | { is: 'piece'; done: number; of: number }
  | { is: 'done'; report: Report; sha256?: string }
  | { is: 'failed'; message: string }

/** The text of a report: what is hashed, kept and downloaded, byte for byte. */
export const reportText = (report: Report): string => `${JSON.stringify(report, undefined, 2)}\n`

/** Where a kept report is, by the SHA-256 of its text. */
export const reportPath = (sha256: string): string => `/nft-audit/reports/${sha256}`
