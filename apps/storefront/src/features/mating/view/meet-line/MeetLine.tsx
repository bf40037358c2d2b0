import { classNames, Link, VisuallyHidden } from "@camber/ui"

/** How two parts go together. The symbol differs from the fitment icons, because fitment is about the car. */
export type MeetTone = "meets" | "clashes" | "unknown"

const signs: Readonly<Record<MeetTone, string>> = { meets: "=", clashes: "≠", unknown: "?" }

export interface MeetLineProps {
  readonly tone: MeetTone
  /** 'Meets', 'Does not meet' or 'Not known'. Screen readers read it, because the symbol is only visible. */
  readonly label: string
  /** One sentence with the figures. */
  readonly text: string
  /** A solution, or what to check. */
  readonly advice?: string | undefined
  /** 'because you have a Muncie M21': the part on the car that determines the answer. */
  readonly because?: string | undefined
  /** Listings of parts that meet. */
  readonly links?: ReadonlyArray<{ readonly label: string; readonly href: string }>
}

/** Renders a symbol, a sentence with two figures, and the advice. */
export const MeetLine = ({ advice, because, label, links = [], text, tone }: MeetLineProps) => (
  <p className={classNames("meet", `meet--${tone}`)}>
    <span className="meet__sign" aria-hidden="true">
      {signs[tone]}
    </span>
    <span>
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className="meet__text">{text}</span>
      {because !== undefined && <span className="meet__advice">{` ${because.charAt(0).toUpperCase()}${because.slice(1)}.`}</span>}
      {advice !== undefined && <span className="meet__advice"> {advice}</span>}
      {links.map((link) => (
        <span key={link.href} className="meet__advice">
          {" "}
          <Link className="link" href={link.href}>
            {link.label}
          </Link>
        </span>
      ))}
    </span>
  </p>
)
