const accounts = new Set<string>()

/** Notes that an account is a contract, as its wallet says: its code may not be on the chain yet. */
export function noteContractAccount(address: string): void {
  accounts.add(address.toLowerCase())
}

/** Whether a wallet of this page has said that an account is a contract: it has no key to sign a permit with. */
export function isContractAccount(address: string): boolean {
  return accounts.has(address.toLowerCase())
}
