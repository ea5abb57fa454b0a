/** Who has to do something next. */
export type Owner = 'us' | 'you' | 'both' | 'nobody'

/** What a state is called, who acts next, and what the next step is. */
type AuditStateWords = { label: string; owner: Owner; next: string }

/** The states of a request for an audit, in the order they usually follow each other. */
export const auditStates = {
  received: { label: 'Received', owner: 'us', next: 'We open the repository and count the files again.' },
  reading: { label: 'Being read', owner: 'us', next: 'We write the quote: days, price and start.' },
  quoted: { label: 'Quoted', owner: 'you', next: 'You accept the quote or decline it, on the page of the request.' },
  accepted: { label: 'Quote accepted', owner: 'us', next: 'We send the contract and confirm the first day.' },
  scheduled: { label: 'Scheduled', owner: 'both', next: 'You freeze the commit; we begin on the agreed day.' },
  'in-review': { label: 'In review', owner: 'us', next: 'We read every line and send findings as they are proved.' },
  delivered: { label: 'Report delivered', owner: 'you', next: 'You fix what was found; we check the fixes.' },
  closed: { label: 'Closed', owner: 'nobody', next: 'Nothing is left to do.' },
  refused: { label: 'Quote declined', owner: 'nobody', next: 'Answer the mail if you want another quote.' },
  declined: { label: 'Declined', owner: 'nobody', next: 'We cannot do this one. The mail says why.' },
} as const satisfies Record<string, AuditStateWords>

/** The name of a state, as the database has it. */
export type AuditState = keyof typeof auditStates

/** Every state, in order. */
export const auditStateNames = Object.keys(auditStates) as AuditState[]

/** Who acts next, in words to the applicant. */
export const owners: Record<Owner, string> = { us: 'We do', you: 'You do', both: 'You and we', nobody: 'Nobody' }

/** What usually follows a state; nothing after the last. */
export function statesAfter(state: AuditState): AuditState[] {
  const usual = auditStateNames.slice(0, auditStateNames.indexOf('closed') + 1)
  return usual.includes(state) ? usual.slice(usual.indexOf(state) + 1) : []
}
