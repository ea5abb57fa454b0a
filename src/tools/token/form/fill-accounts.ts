import { checkToken, type CheckedToken } from '#tools/token/check/check-token.ts'
import { fieldsOf, type TokenForm } from '#tools/token/check/form.ts'
import { isOwnAccount } from './field-words.ts'
import type { TokenDraft } from './token-draft.ts'

/** Stands in for the launching account while no wallet is connected. No visitor types it by mistake. */
export const someAccount = '0x1111111111111111111111111111111111111111'

/** What was typed, with the account that launches where an own account was left empty. */
export function withAccount({ options, form }: TokenDraft, account: string): TokenForm {
  const filled = { ...form }
  for (const field of fieldsOf(options)) if (isOwnAccount(field) && !form[field]?.trim()) filled[field] = account
  return filled
}

/** Checks a draft as `account` would launch it. `contracts` are accounts that were found to have code. */
export function checkDraft(draft: TokenDraft, account: string, contracts: readonly string[] = []): CheckedToken {
  return checkToken(draft.options, withAccount(draft, account), { contracts })
}
