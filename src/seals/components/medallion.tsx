import { useId } from 'react'

/**
 * The outline of § in Bodoni Moda (OFL-1.1), weight 500, optical size 28, four times as large as it is drawn: the
 * medallion must not wait for a font, nor change when one arrives.
 */
const paragraph =
  'M-146-396q0 45 31 76 30 31 78 55 48 24 102 46 54 22 102 49 48 27 78 64 30 37 30 91 0 44-21 76-22 32-56 58-34 25' +
  '-72 49l-9-1q39-27 57-51 17-23 17-54 0-45-30-74-30-29-78-49-48-21-102-41-54-21-102-48-48-27-78-68-30-41-30-105 0' +
  '-73 36-121 37-48 92-72 54-24 110-24 47 0 91 11 43 11 80 35 36 24 56 63 21 39 21 94 0 45-25 75-25 31-65 31-34 0' +
  '-58-22-24-21-24-61 0-36 27-59 27-24 59-24 24 0 45 12 21 13 28 29-5-62-40-101-35-38-87-55-51-17-108-17-44 0-79 20' +
  '-36 19-56 50-20 31-20 63zM-182-65q0 44 33 71 32 28 83 46 51 18 108 36 57 17 108 42 52 24 84 65 32 40 32 104 0 73' +
  '-35 127-35 54-98 84-63 30-145 30-47 0-93-11-47-10-85-34-39-23-62-63-23-40-23-100 0-45 25-75 25-30 64-30 34 0 58' +
  ' 22 24 22 24 62 0 35-27 59-26 23-59 23-24 0-45-11-21-10-27-29 4 50 27 84 24 34 59 55 36 20 79 29 42 8 85 8 61 0' +
  ' 99-21 39-22 57-55 18-33 18-66 0-45-30-74-31-30-79-52-48-22-102-42-54-21-102-45-49-25-79-59-31-34-31-85 0-51 23' +
  '-90 22-39 53-67 31-28 56-46l10 0q-10 8-25 24-15 15-26 36-12 22-12 48z'

/** The sign of a clause in the middle of a rosette, its tone cut as horizontal lines. */
export function Medallion() {
  const id = `paragraph${useId()}`
  return (
    <g transform="scale(.25)" strokeWidth="14">
      <clipPath id={id}>
        <path d={paragraph} />
      </clipPath>
      {/* One broad dashed stroke is a whole ruled ground: 22 units of ink in 29. */}
      <path d="M0-540v1080" strokeWidth="600" strokeDasharray="22 7" clipPath={`url(#${id})`} />
      <path d={paragraph} />
    </g>
  )
}
