import { createHash } from 'node:crypto'
import type { ContentSource, Fault } from '#site/blog/source/content-source.ts'
import { mostBytes } from '#site/blog/source/fetch-picture.server.ts'
import { pictureFacts, type PictureFacts } from './picture-facts.server.ts'
import type { Block, Picture, Post } from './post.ts'

/** A picture as a file of the site. Its name is made of its bytes, so that it never changes under its address. */
export type PictureFile = { file: string; bytes: Uint8Array }

/** Pixels to each side at most: more is a mistake, and a browser would have to hold them all. */
const mostPixels = 8_000

/** The most pictures fetched at the same time. */
const atOnce = 8

/** Where the bytes of a picture come from: a source, or what was kept of it. */
export type PictureGetter = ContentSource['picture']

/** Where the site serves a picture, or the picture itself where nothing is served yet. */
export type PicturePlace = (bytes: Uint8Array, facts: PictureFacts) => string

/** The file a picture becomes on our origin. */
export function fileOf(bytes: Uint8Array, { ending }: PictureFacts): string {
  return `blog/pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${ending}`
}

/** A picture in the page itself, as the preview of a draft has it: the frame of the site lets no other host in. */
export const asData: PicturePlace = (bytes, { ending }) =>
  `data:image/${ending === 'jpg' ? 'jpeg' : ending};base64,${Buffer.from(bytes).toString('base64')}`

/**
 * Puts the pictures of posts where they are shown, with their width and height, and answers the files they are. One that cannot be
 * had, is too large or is none is left out, and `faults` names it with its posts.
 */
export async function showPictures(
  posts: readonly Post[],
  get: PictureGetter,
  place: PicturePlace = (bytes, facts) => `/${fileOf(bytes, facts)}`,
): Promise<{ posts: Post[]; files: PictureFile[]; faults: Fault[] }> {
  const asked = [...new Set(posts.flatMap(picturesOf).map(({ asset }) => asset))]
  const found = new Map<string, { shown: Required<Picture>['shown']; file: PictureFile }>()
  const faults = new Map<string, string>()
  for (let from = 0; from < asked.length; from += atOnce)
    await Promise.all(
      asked.slice(from, from + atOnce).map(async (asset) => {
        try {
          const bytes = await get(asset)
          const facts = factsOf(bytes)
          const { width, height } = facts
          found.set(asset, {
            shown: { src: place(bytes, facts), width, height },
            file: { file: fileOf(bytes, facts), bytes },
          })
        } catch (error) {
          faults.set(asset, (error as Error).message)
        }
      }),
    )
  const shown = <type extends Picture>(picture: type): type[] => {
    const ready = found.get(picture.asset)
    return ready ? [{ ...picture, shown: ready.shown }] : []
  }
  return {
    posts: posts.map(({ cover, ...post }) => {
      const [ready] = cover ? shown(cover) : []
      const body = post.body.flatMap((block): Block[] => (block._type === 'image' ? shown(block) : [block]))
      return { ...post, ...(ready && { cover: ready }), body }
    }),
    files: [...new Map([...found.values()].map(({ file }) => [file.file, file])).values()],
    faults: posts.flatMap((post) =>
      picturesOf(post)
        .filter(({ asset }) => faults.has(asset))
        .map(({ asset }) => `${post.id}: picture ${asset} ${faults.get(asset)!}`),
    ),
  }
}

const picturesOf = ({ cover, body }: Post): Picture[] => [
  ...(cover ? [cover] : []),
  ...body.filter((block) => block._type === 'image'),
]

function factsOf(bytes: Uint8Array): PictureFacts {
  if (bytes.length > mostBytes) throw new Error(`has more than ${mostBytes} bytes`)
  const facts = pictureFacts(bytes)
  if (!facts) throw new Error('is no PNG, JPEG or WebP')
  if (Math.max(facts.width, facts.height) > mostPixels) throw new Error(`has a side of more than ${mostPixels} pixels`)
  return facts
}
