/** How soon a person answers, wherever the site promises it. Apart from `brand.ts`, which every page loads. */
export const answersWithin = 'one working day'
