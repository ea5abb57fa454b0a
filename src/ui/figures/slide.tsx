type SlideProps = {
  label: string
  /** What the value means, beside the label; it is also what is heard. */
  words: string
  at: number
  range: readonly [from: number, to: number]
  step: number
  move: (to: number) => void
}

/** A value on the plot above: dragged, or moved with the arrow keys; as wide as the plot, so that its knob is below its line. */
export function Slide({ label, words, at, range: [from, to], step, move }: SlideProps) {
  return (
    <label className="slide">
      <span className="slide-words">
        <span>{label}</span> <span aria-hidden="true">{words}</span>
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={words}
        min={from}
        max={to}
        step={step}
        value={at}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}
