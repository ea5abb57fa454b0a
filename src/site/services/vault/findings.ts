import fixed from './FixedVault.sol?raw'
import { placedFindings, shownLines } from './found.ts'
import tests from './Vault.t.sol?raw'
import vault from './Vault.sol?raw'

/** The lines of the vault, below its licence and its version. */
export const vaultLines = shownLines(vault)

/** The findings with their places in the vault, their tests and their fixes, as these are written in the files that run. */
export const findings = placedFindings({ vault, fixed, tests })
