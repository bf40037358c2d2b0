export interface JumpTarget {
  readonly label: string
  /** Id of the section. */
  readonly target: string
}

/** Renders the section links of a long page, in a row that sticks to the top edge. Plain anchors: the browser scrolls. */
export const JumpNav = ({ targets }: { readonly targets: readonly JumpTarget[] }) => (
  <nav className="jump" aria-label="On this page">
    <ul>
      {targets.map(({ label, target }) => (
        <li key={target}>
          <a href={`#${target}`}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
)
