import type { SlotsOf } from '#app/facts/say.ts'

export const slots: SlotsOf = () => ({})
