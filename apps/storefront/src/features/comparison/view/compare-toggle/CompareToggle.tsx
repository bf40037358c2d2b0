export interface CompareToggleProps {
  readonly title: string
  readonly isChosen: boolean
  /** The tray is full. */
  readonly isFull: boolean
  readonly onToggle: () => void
}

/** Two columns, as in the comparison table. Inlined because first page views never need this icon. */
const columns = "M4 4h6v16H4zM14 4h6v16h-6z"

/** Toggle in a card's corner that adds the product to the comparison or removes it. */
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
