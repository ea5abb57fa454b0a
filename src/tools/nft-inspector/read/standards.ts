import type { Hex } from 'viem'

/** A standard of collections: its number for ERC-165, and what it is about. */
export type Standard = { name: string; about: string; id: Hex }

/** The standards a collection is asked about. */
export const standards = {
  erc165: { name: 'ERC-165', about: 'says which standards it keeps', id: '0x01ffc9a7' },
  erc721: { name: 'ERC-721', about: 'single pieces, each with one owner', id: '0x80ac58cd' },
  metadata: { name: 'ERC-721 Metadata', about: 'name, symbol, address of the metadata', id: '0x5b5e139f' },
  enumerable: { name: 'ERC-721 Enumerable', about: 'lists its pieces on the chain', id: '0x780e9d63' },
  erc1155: { name: 'ERC-1155', about: 'editions, many alike of each', id: '0xd9b67a26' },
  editionUri: { name: 'ERC-1155 Metadata', about: 'address of the metadata of an edition', id: '0x0e89341c' },
  royalty: { name: 'ERC-2981', about: 'what a sale should pay its maker', id: '0x2a55205a' },
  updates: { name: 'ERC-4906', about: 'says when metadata changes', id: '0x49064906' },
  soulbound: { name: 'ERC-5192', about: 'pieces that stay where they are', id: '0xb45a3c0e' },
  rental: { name: 'ERC-4907', about: 'a user beside the owner, for a time', id: '0xad092b5c' },
  permit: { name: 'ERC-4494', about: 'allowing by signature', id: '0x5604e225' },
  roles: { name: 'AccessControl', about: 'powers by roles', id: '0x7965db0b' },
} as const satisfies Record<string, Standard>

/** A standard of the list. */
export type StandardName = keyof typeof standards
