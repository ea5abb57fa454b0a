import { failing, type ErrorList } from '#core/errors.ts'

/** What conversations with a person alone refuse. */
export const handOverErrors = {
  'hand-over.gone': {
    status: 410,
    message: () => 'Your question to a person is not stored here any more. Send it again if you still need an answer.',
  },
} as const satisfies ErrorList

/** Makes the failures of conversations with a person. */
export const failHandOver = failing(handOverErrors)
