/** The link of the bar to everything the account owns, for what presses it from elsewhere: a phone has it in its menu. */
export const dashboardLinkId = 'dashboard-link'
