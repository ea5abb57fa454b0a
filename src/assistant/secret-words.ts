import { english } from 'viem/accounts'

/** The 2,048 words recovery phrases are made of (BIP-39). Loaded only when a text has the shape of one. */
export const secretWords: ReadonlySet<string> = new Set(english)
