/** What a visitor reads when no answer comes at all. */
export const unreachable = 'Unable to reach the backend server. Please check your internet connection.'
