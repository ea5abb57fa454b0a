import { z } from 'zod/mini'
import { figure } from '#core/text/figure.ts'

/**
 * Refuses a longer text, and says how long it is. No control of a form cuts it: what is pasted stays whole, and its owner says what goes.
 */
export const atMost = (length: number) =>
  z.maxLength(length, {
    error: ({ input }) => `Use at most ${figure(length)} characters: it has ${figure(String(input).length)}`,
  })
