import { brandKey } from '#content/brand-key.ts'
import { Fragment } from 'react'
import { brand } from '#content/brand.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { Marks } from '#seals/marks/marks-drawn.tsx'
import { marksOf } from '#seals/marks/marks.ts'

const seed = brandKey
const plane = { viewBox: '-1000 -1000 2000 2000', fill: 'none', stroke: 'currentColor', 'aria-hidden': true } as const

/** The full seal, drawn once on this page: what else shows it refers to this one. */
export function PressSeal() {
  return (
    <svg {...plane} width={304} height={304}>
      <g id="press-seal">
        <Marks marks={marksOf(seal(seed, 304), 'press')} />
      </g>
    </svg>
  )
}

const marks = [
  { file: 'lock-up', name: 'Seal and name' },
  { file: 'seal', name: 'The seal' },
  { file: 'wordmark', name: 'The name' },
  { file: 'seal-small', name: 'The small seal, below 40 pixels' },
] as const

/** Each mark on paper and on the plate, with its files. */
export function PressMarks() {
  return (
    <ul className="press-marks">
      {marks.map(({ file, name }) => (
        <li key={file}>
          <figure>
            {['on-paper', 'on-plate'].map((ground) => (
              <div key={ground} className={`press-ground ${ground}`} aria-hidden={ground === 'on-plate' || undefined}>
                <Preview file={file} first={ground === 'on-paper'} />
              </div>
            ))}
            <figcaption>{name}</figcaption>
          </figure>
          <Downloads file={file} name={name} />
        </li>
      ))}
    </ul>
  )
}

function Preview({ file, first }: { file: (typeof marks)[number]['file']; first: boolean }) {
  const name = <span className="press-name">{brand.name}</span>
  if (file === 'wordmark') return name
  if (file === 'seal') return <Copy of="press-seal" size={152} />
  if (file === 'seal-small') return <Copy of="press-small" size={34} />
  return (
    <>
      {first ? <SmallSeal /> : <Copy of="press-small" size={38} />}
      {name}
    </>
  )
}

/** The small seal, drawn once like the full one. */
function SmallSeal() {
  return (
    <svg {...plane} width={38} height={38}>
      <g id="press-small">
        <Marks marks={marksOf(seal(seed, 38), 'small')} />
      </g>
    </svg>
  )
}

function Copy({ of, size }: { of: string; size: number }) {
  return (
    <svg {...plane} width={size} height={size}>
      <use href={`#${of}`} />
    </svg>
  )
}

const looks = ['ink-on-paper', 'paper-on-ink', 'black']

/** Each link says by itself which file it is: most who listen go from link to link. */
function Downloads({ file, name }: { file: string; name: string }) {
  return (
    <dl className="press-files">
      <dt>SVG</dt>
      <dd>
        {['ink', 'paper', 'black'].map((colour) => (
          <a key={colour} href={`/press/${file}-${colour}.svg`} download>
            <span className="visually-hidden">{name}, SVG: </span>
            {colour}
          </a>
        ))}
      </dd>
      {[512, 2048].map((pixels) => (
        <Fragment key={pixels}>
          <dt>PNG, {pixels}</dt>
          <dd>
            {looks.map((look) => (
              <a key={look} href={`/press/png/${file}-${look}-${pixels}.png`} download>
                <span className="visually-hidden">
                  {name}, PNG, {pixels} pixels:{' '}
                </span>
                {look.replaceAll('-', ' ')}
              </a>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
