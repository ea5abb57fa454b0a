/** The note under a reply that is incomplete, failed, or was made on this device. */
export const markWords = {
  failed: '',
  stopped: 'You stopped this reply.',
  interrupted: 'The reply was cut off here.',
  local: 'Answered on this device, because the server did not respond.',
  here: 'Answered on this device. Nothing was sent.',
  'looked-up': 'Answered on this device. Only the address or name was looked up on this site.',
} as const
