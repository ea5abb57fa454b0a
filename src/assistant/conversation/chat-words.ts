/** The note under a reply that is incomplete or failed. */
export const markWords = {
  failed: '',
  stopped: 'You stopped this reply.',
  interrupted: 'The reply was cut off here.',
  local: 'Answered on this device, because the server did not respond.',
} as const
