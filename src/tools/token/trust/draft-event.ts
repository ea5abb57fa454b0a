/** Sent on the window when the draft in the address has changed: the router does not see that. */
export const draftChanged = 'token-draft'
