/**
 * Renders a line along the top edge while the next page loads (NAV-53). Pass it to `Header` as part of `top`, so that it is inside a
 * landmark.
 */
export const ProgressBar = ({ active }: { readonly active: boolean }) =>
  active ? (
    <div className="progress">
      <progress className="vh" aria-label="Loading page" />
    </div>
  ) : null
