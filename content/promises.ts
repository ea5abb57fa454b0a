/** How many working days we take to answer. Working days are those with calls in `booking.ts`, by the company's clock. */
export const answerDays: number = 1

/** How soon a person answers, wherever the site promises it. Apart from `brand.ts`, which every page loads. */
export const answersWithin = answerDays === 1 ? 'one working day' : `${answerDays} working days`
