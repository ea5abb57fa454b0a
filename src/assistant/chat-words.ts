/** The first message of every conversation. */
export const greeting =
  'Ask about our services, prices, contracts or a page. Answers come from this site and say where they stand. Never type a recovery phrase or a private key here.'

/** What can be asked with one press while nothing was said. */
export const quickReplies: readonly string[] = [
  'What do you offer?',
  'What does an audit cost?',
  'How do I lock tokens?',
  'How do I reach a person?',
]

/** What stands under a reply that is not as it should be. */
export const markWords = {
  failed: '',
  stopped: 'Stopped by you. The assistant may have gone on without being shown.',
  interrupted: 'Interrupted: the reply broke off here.',
  local: 'Found on this device, while the server could not be reached.',
} as const
