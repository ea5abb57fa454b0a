import type { Command } from '#core/process/command.server.ts'
import { deployCommand } from './deploy-ops.server.ts'
import type { FindLocalChain } from './deployment-chain.server.ts'
import { sourceCommand, verifyCommand } from './verify-ops.server.ts'

/** The operator's commands about the contracts on a chain. */
export const contractsCommands = (findLocalChain: FindLocalChain): Record<string, Command> => ({
  'contracts deploy': deployCommand(findLocalChain),
  'contracts verify': verifyCommand(findLocalChain),
  'contracts source': sourceCommand,
})
