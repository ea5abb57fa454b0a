import { acceptanceScreens } from '#content/pages/acceptance.ts'
import type { AcceptancePicture } from './acceptance.server.ts'
import { engineNames } from './group-results.ts'

/** The addresses of the pictures, by the name of their file. */
const urls: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../../docs/evidence/acceptance/*.webp', {
      eager: true,
      query: '?url&no-inline',
      import: 'default',
    }),
  ).map(([file, url]) => [file.split('/').at(-1)!, url]),
)

/** What a screen looked like in each engine, side by side, the wide one first. */
export function EnginePictures({ pictures }: { pictures: readonly AcceptancePicture[] }) {
  const rows = Map.groupBy(pictures, ({ screen, at }) => `${screen} ${at}`)
  return [...rows.values()]
    .toSorted(([one], [other]) => other!.at - one!.at)
    .map((row) => {
      const { screen, at } = row[0]!
      const title = `${acceptanceScreens[screen]}, ${at} pixels wide`
      return (
        <div key={title} className="engine-pictures" data-at={at}>
          <h3>{title}</h3>
          {row.map(({ engine, file, width, height }) => (
            <figure key={engine}>
              <img
                src={urls.get(file)}
                alt={`${acceptanceScreens[screen]} in ${engineNames[engine]}, on a screen ${at} pixels wide`}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
              <figcaption>{engineNames[engine]}</figcaption>
            </figure>
          ))}
        </div>
      )
    })
}
