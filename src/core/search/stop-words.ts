/** Words that are in every question and say nothing about the answer. */
export const stopWords = new Set(
  `a an and any are as at be been but by can could did do does doesnt dont for from get had has have here how i if in into is isnt it
its just many may me much my no of on or our please shall should so some tell than that the their them then there these they this those to us
want was we were what when where which who whom whose why will with would you your`.split(/\s+/),
)
