/** The line along the top edge while the next page is on its way (NAV-53). Hand it to `Header` as part of `top`, so that it lies in a landmark. */
export const ProgressBar = ({ active }: { readonly active: boolean }) =>
  active ? (
    <div className="progress">
      <progress className="vh" aria-label="Loading page" />
    </div>
  ) : null
