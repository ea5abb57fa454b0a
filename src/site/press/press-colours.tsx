import { colourUses, type PressColour } from '#content/media.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'

/** The colours of the site by day and by night, with what each is for and its contrast. */
export function PressColours({ colours }: { colours: readonly PressColour[] }) {
  return (
    <ul className="press-colours">
      {colours.map((colour) => (
        <li key={colour.name}>
          <h3>{colour.name}</h3>
          <p className="soft small">{colourUses[colour.name]}</p>
          {(['day', 'night'] as const).map((theme) => (
            <div key={theme} className="press-colour">
              <svg className="press-swatch" aria-hidden="true">
                <rect width="100%" height="100%" fill={colour[theme]} />
              </svg>
              <p>
                <code>{colour[theme]}</code>
                <span className="soft small">
                  by {theme}, {colour.contrast[theme].toFixed(2)}
                </span>
              </p>
              <CopyButton id={`copy-${colour.name}-${theme}`} text={colour[theme]} name={colour[theme]} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
