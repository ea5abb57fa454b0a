/** The origin that plays Safe in the journeys. Nothing listens there: the browser is given its one page. */
export const safeHost = 'http://127.0.0.1:4300'
