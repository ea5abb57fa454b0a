/** A moment as mails write it, to the minute: `2026-11-22 21:34 UTC`. */
export const shownTime = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
