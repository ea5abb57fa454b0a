import type { SlotsOf } from '#assistant/facts/say.ts'

export const slots: SlotsOf = () => ({})
