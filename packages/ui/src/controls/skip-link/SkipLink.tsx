export interface SkipLinkProps {
  /** Id of the element that holds the page's content; give it `tabIndex={-1}`. Default `main`. */
  readonly target?: string
}

/** The first stop of the Tab key, seen only while it has the focus. A plain anchor: a router must not take it over. */
export const SkipLink = ({ target = "main" }: SkipLinkProps) => (
  <a className="skip" href={`#${target}`}>
    Skip to content
  </a>
)
