/** Pages of tools, which come back by themselves when they are loaded within a frame. */
const tools =
  /^\/(?:safe|(?:token-locking|claim|grants)(?:\/[^/]+)?|liquidity-locking|erc20-token-development|meme-token|mint|token-check|dashboard|explore|contracts)?$/

/**
 * Opens links in a tab of their own where the frame would refuse what they lead to: everything but the tools. Links that the
 * application follows by itself are left to it.
 */
export function openOthersInTabs(page: Window): void {
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (event.defaultPrevented || !link?.href || link.target || link.hasAttribute('download')) return
    const { origin, pathname, protocol } = new URL(link.href)
    if (!/^https?:$/.test(protocol) || (origin === page.location.origin && tools.test(pathname))) return
    link.target = '_blank'
    link.rel = 'noopener'
  })
}
