export interface SkipLinkProps {
  /** Id of the element that holds the page's content; give it `tabIndex={-1}`. Default `main`. */
  readonly target?: string
}

/** Renders the first tab stop, which is visible only while it has the focus. It is a plain anchor, because a router must not handle it. */
export const SkipLink = ({ target = "main" }: SkipLinkProps) => (
  <a className="skip" href={`#${target}`}>
    Skip to content
  </a>
)
