import { pricing } from '#content/pricing.ts'

/** Whole working days, from and to. */
export type Days = readonly [from: number, to: number]

/** The steps that working days are spent on, by name, in their order. */
export type Steps = Readonly<Record<string, Days>>

/** What a piece of work is offered as: its steps, and what they take and cost together. */
export type Offer = {
  steps: Steps
  /** The sum of the steps. */
  days: Days
  /** How many people work on it, each for all of these days. */
  people: number
  /** Whole units of the currency of the price list, rounded to hundreds, from and to. */
  price: readonly [from: number, to: number]
}

/** Adds up what some people do step by step. Every duration and every price of the site is made here. */
export function offerOf(steps: Steps, people: number): Offer {
  const sum = (end: 0 | 1) => Object.values(steps).reduce((days, step) => days + step[end], 0)
  return { steps, days: [sum(0), sum(1)], people, price: priceOf([sum(0), sum(1)], people) }
}

/** What some people cost for some days each, in whole units of the currency of the price list, rounded to hundreds. */
export const priceOf = (days: Days, people: number): Offer['price'] => {
  const cost = (one: number) => Math.round((one * people * pricing.dayRate) / 100) * 100
  return [cost(days[0]), cost(days[1])]
}

/** A step whose length is computed: whole days around the middle, as far apart as the price list says. */
export function stepOf(days: number): Days {
  const { below, above } = pricing.range
  const from = Math.max(1, Math.floor((days * (100 - below)) / 100))
  return [from, Math.max(from + 1, Math.ceil((days * (100 + above)) / 100))]
}
