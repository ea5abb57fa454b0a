// Written by scripts/contracts.ts. `npm run artifacts` writes it again.

/** Where each contract that stands once on a chain stands, on every chain on which it was deployed. Checksummed. */
export const contractAddresses = {
  TokenLocker: '0x54E7902fEF66Dcd72583c22620Eb5F340B8b2bCB',
  PositionLocker: '0x508355B51EAb985CB1d956cb0f03edAA6D6F3Ed0',
  LockLens: '0x0369fC8536d2B24574f35a6673cbB305d93157fA',
  MerkleClaims: '0x7e2Ce2C1CeAe82db93b2b7B1F7168d95E39C0AE9',
  SealEngraver: '0x274165D0f51AA7E574f18F9B90945AFE47163eEa',
  TokenGrants: '0xB2334739b771f75DC3f11A1f4036595EdC31D529',
} as const
