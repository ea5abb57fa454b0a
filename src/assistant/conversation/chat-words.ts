/** The note under a reply that is incomplete or failed. */
export const markWords = {
  failed: '',
  stopped: 'Stopped by you. The assistant may have gone on without being shown.',
  interrupted: 'Interrupted: the reply broke off here.',
  local: 'Found on this device, while the server could not answer.',
} as const
