import { Link } from "../../foundation/link/Link.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface SwitchLinkProps {
  readonly on: boolean
  /** The same list, switched. */
  readonly href: string
  /** 'Only parts that fit my'. */
  readonly label: string
  /** What stands out at the end: '1969 Camaro'. */
  readonly subject?: string | undefined
}

/** Looks like a switch and is a link, so that it works without scripts and going back undoes it. */
export const SwitchLink = ({ on, href, label, subject }: SwitchLinkProps) => (
  <Link className="switch" href={href} rel="nofollow" aria-current={on ? "true" : undefined}>
    <span className="switch__track" />
    <span>
      {label} {subject !== undefined && <b>{subject}</b>}
      {on && <VisuallyHidden>, selected</VisuallyHidden>}
    </span>
  </Link>
)
