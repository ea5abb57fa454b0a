import { z } from 'zod'

/** A picture as the store refers to it, and as its export names the file; both are made of the same parts. */
const referred = /^image-([\da-z]{1,64}-\d+x\d+)-(png|jpe?g|webp)$/i
const exported = /^image@file:\/\/\.\/images\/([\w-]{1,96})\.(png|jpe?g|webp)$/i

const words = (name: string) =>
  z
    .string({ error: `needs ${name}` })
    .trim()
    .min(1, `needs ${name}`)
    .max(300)

/** Reads a picture as a source gave it: its name in the store, what it shows for those who do not see it, and its caption. */
export const picture = z
  .object({
    asset: z.object({ _ref: z.string() }).nullish(),
    _sanityAsset: z.string().nullish(),
    alt: words('alt'),
    caption: words('caption').nullish(),
  })
  .transform(({ alt, caption, asset, _sanityAsset: file }, context) => {
    // oxlint-disable-next-line no-underscore-dangle -- the store's name
    const [, stem, ending] = referred.exec(asset?._ref ?? '') ?? exported.exec(file ?? '') ?? []
    if (!stem) {
      context.addIssue({ code: 'custom', message: 'must be a PNG, JPEG or WebP of the store' })
      return z.NEVER
    }
    return { asset: `${stem}.${ending}`, alt, ...(caption && { caption }) }
  })
