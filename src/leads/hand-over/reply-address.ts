/** The address an answer to the operator's mail goes to: that of the operator, with the token of the question behind a `+`. */
export function replyAddress(address: string, token: string): string {
  return address.replace('@', `+${token}@`)
}

/** The first part of the message id of the operator's mail, which an answer names. */
export const replyThread = (token: string): string => `question.${token}`

/** The tokens in some addresses that belong to ours, in the order they stand there. */
export function tokensTo(address: string, recipients: readonly string[]): string[] {
  const [local, domain] = address.split('@') as [string, string]
  return recipients.flatMap((recipient) => {
    const [, name, token, host] = /^([^+@]+)\+([\da-f]{40})@(.+)$/.exec(recipient.trim().toLowerCase()) ?? []
    return token && name === local && host === domain ? [token] : []
  })
}

/** The tokens in the message ids that a mail answers, the newest first. */
export function tokensOfIds(ids: string): string[] {
  return [...ids.toLowerCase().matchAll(/<question\.([\da-f]{40})@[^<>\s]+>/g)].map(([, token]) => token!).toReversed()
}
