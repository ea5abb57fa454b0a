import type { Menu } from '#core/offer/estimate.ts'
import { figure } from '#core/text/figure.ts'
import { Calculator } from './calculator.tsx'
import { readMenu } from './read-values.ts'

/** Estimates a piece of work from boxes that are ticked. `id` is its anchor. */
export function MenuCalculator({ id, of, legend, menu }: { id: string; of: string; legend: string; menu: Menu }) {
  return (
    <Calculator id={id} of={of} initial={{}} read={readMenu(menu)}>
      {() => (
        <fieldset className="choices">
          <legend>{legend}</legend>
          <p className="soft small">{`${menu.base.label}: ${figure(menu.base.days)} d`}</p>
          {menu.options.map(({ id: option, label, days }) => (
            <label key={option} className="choice">
              <input type="checkbox" name="option" value={option} />
              <span>{label}</span>
              <span className="choice-days">{`+ ${figure(days)} d`}</span>
            </label>
          ))}
        </fieldset>
      )}
    </Calculator>
  )
}
