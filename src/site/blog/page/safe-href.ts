const safe = /^(?:https:\/\/|mailto:|\/(?!\/)|#)/

/** The address of a link, or nothing where it leads to anything but the web, a mail or a place of ours. */
export function safeHref(href: string): string | undefined {
  return safe.test(href) && !/[\s\\]/.test(href) ? href : undefined
}
