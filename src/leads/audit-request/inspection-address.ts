const pattern = /^https?:\/\/[^/\s]+\/nft-audit\/reports\/([0-9a-f]{64})$/

/** The SHA-256 in the address of a report on a collection, as a request for an audit carries it; undefined for any other text. */
export const inspectionIn = (address: string): string | undefined => pattern.exec(address)?.[1]
