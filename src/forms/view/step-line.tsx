import { wavePath } from '#seals/lines/wave-lines.ts'

/** Three threads of one wave, an eighth of its length apart. */
const threads = [0, 1, 2]
const thread = wavePath({ length: 48, amplitude: 9, start: 0, count: 40 })

/** How far a form is: its line is engraved up to this step, and scratched thinly from there on. Steps count from 0. */
export function StepLine({ at, of }: { at: number; of: number }) {
  return (
    <div className="step-line">
      <svg aria-hidden="true" viewBox="0 -14 960 28" preserveAspectRatio="none" fill="none" stroke="currentColor">
        {threads.map((index) => (
          <g key={index} transform={`translate(${index * 16 - 16} 0)`}>
            <path className="step-line-ahead" d={thread} />
            <path
              className="step-line-done"
              d={thread}
              pathLength={of}
              strokeDasharray={of}
              strokeDashoffset={of - at - 1}
            />
          </g>
        ))}
      </svg>
      <output>{`${at + 1} of ${of}`}</output>
    </div>
  )
}
