import { Link } from "../../foundation/link/Link.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

interface SwitchButtonProps {
  readonly on: boolean
  readonly label: string
  readonly onSwitch: (on: boolean) => void
}

/** Renders a switch whose state is not a URL; see `SwitchLink` for a switch whose state is a URL. */
export const SwitchButton = ({ on, label, onSwitch }: SwitchButtonProps) => (
  <button type="button" className="switch" role="switch" aria-checked={on} onClick={() => onSwitch(!on)}>
    <span className="switch__track" />
    {label}
  </button>
)

export interface SwitchLinkProps {
  readonly on: boolean
  /** URL of the same list with the filter toggled. */
  readonly href: string
  /** Beginning of the label, such as 'Only parts that'. Visually hidden on narrow screens. */
  readonly lead?: string | undefined
  /** Middle of the label: 'fit my'. */
  readonly label: string
  /** Highlighted end of the label, such as '1969 Camaro'. */
  readonly subject?: string | undefined
  /** Number of remaining results: '12 of 48'. */
  readonly note?: string | undefined
  readonly onSwitch?: (() => void) | undefined
}

/** Renders a link with the style of a switch, so that it works without scripts and a back navigation reverts it. */
export const SwitchLink = ({ on, href, lead, label, note, subject, onSwitch }: SwitchLinkProps) => (
  <Link className="switch" href={href} rel="nofollow" onClick={onSwitch} aria-current={on ? "true" : undefined}>
    <span className="switch__track" />
    <span>
      {lead !== undefined && <span className="switch__lead">{lead} </span>}
      <span className="switch__label">{label}</span> {subject !== undefined && <b>{subject}</b>}
      {note !== undefined && <span className="mute num switch__note"> · {note}</span>}
      {on && <VisuallyHidden>, selected</VisuallyHidden>}
    </span>
  </Link>
)
