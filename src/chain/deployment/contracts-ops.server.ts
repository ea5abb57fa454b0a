import type { Command } from '#core/process/command.server.ts'
import { deployCommand } from './deploy-ops.server.ts'
import { sourceCommand, verifyCommand } from './verify-ops.server.ts'

/** The operator's commands about the contracts on a chain. */
export const contractsCommands: Record<string, Command> = {
  'contracts deploy': deployCommand,
  'contracts verify': verifyCommand,
  'contracts source': sourceCommand,
}
