export interface CompareToggleProps {
  readonly title: string
  readonly isChosen: boolean
  /** There is no room for another. */
  readonly isFull: boolean
  readonly onToggle: () => void
}

/** Two columns, as in the table that it leads to. Drawn here, because only who goes on from the first page ever sees it. */
const columns = "M4 4h6v16H4zM14 4h6v16h-6z"

/** In a card's corner: puts the product beside others, or takes it away again. */
export const CompareToggle = ({ isChosen, isFull, onToggle, title }: CompareToggleProps) => {
  const isClosed = isFull && !isChosen
  return (
    <button
      type="button"
      className="comparetoggle"
      aria-pressed={isChosen}
      aria-disabled={isClosed || undefined}
      aria-label={`Compare: ${title}`}
      title={isClosed ? "Four are already selected" : "Compare"}
      onClick={() => isClosed || onToggle()}
    >
      <svg className="i i--16" viewBox="0 0 24 24" aria-hidden="true">
        <path d={columns} />
      </svg>
    </button>
  )
}
