export interface SkipLinkProps {
  /** Id of the element that holds the page's content; give it `tabIndex={-1}`. Default `main`. */
  readonly target?: string
}

/** Renders the first Tab stop, visible only while it has the focus. A plain anchor: a router must not handle it. */
export const SkipLink = ({ target = "main" }: SkipLinkProps) => (
  <a className="skip" href={`#${target}`}>
    Skip to content
  </a>
)
