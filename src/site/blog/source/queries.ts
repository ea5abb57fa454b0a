/** What is asked of a post: the same for a page, a list and a preview. References are followed, and are null where they lead nowhere. */
const fields = `{
  _id, title, "slug": slug.current, formerSlugs, excerpt, publishedAt, updatedAt, tags, cover, seo, body,
  "author": author->{name, "slug": slug.current, about, kind},
  "categories": categories[]->{title, "slug": slug.current, about}
}`

/**
 * Posts, newest first, from place `$from` up to and without `$to`. Drafts are kept out by the query as well as by the perspective,
 * because the hosted store shows them to a client that forgets the second.
 */
export const postsQuery = `*[_type == "post" && !(_id in path("drafts.**"))] | order(publishedAt desc, _id asc) [$from...$to] ${fields}`

/**
 * One post by its slug, as the perspective of the source has it: under `drafts` a draft has the id of what it replaces, so
 * this query finds it too. A slug is only ever a parameter.
 */
export const postQuery = `*[_type == "post" && slug.current == $slug && !(_id in path("drafts.**"))] | order(_id asc) [0] ${fields}`

/** News dated `$today` or earlier, newest first, at most `$most`. */
export const newsQuery = `*[_type == "news" && date <= $today && !(_id in path("drafts.**"))] | order(date desc, _id asc) [0...$most] {_id, date, title, text, href}`

/** The documents whose changes we listen to: all that a page of the blog or a feed is made of. */
export const watchedQuery = `*[_type in ["post", "author", "category", "news"] && !(_id in path("drafts.**"))]`

/** The longest address the hosted store takes for a listener, in characters: SPEC section 9. */
export const listenerLimit = 14_800
