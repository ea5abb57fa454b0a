/** What is said where WalletConnect is configured with an empty project id. */
export const noProjectId =
  'No projectId found. WALLETCONNECT_PROJECT_ID is empty: set it to the id of your WalletConnect project, or leave it out.'
