/** Something that has happened, and can be seen: `href` is where, a path of ours or an address of the web. `date` is an ISO date. */
export type NewsItem = { id: string; date: string; title: string; text: string; href: string }
