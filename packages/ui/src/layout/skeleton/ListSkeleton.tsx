import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface ListSkeletonProps {
  /** Accessible name of the loading list: 'Loading your garage'. */
  readonly label: string
  readonly rows: number
  /** The kind of row: a license plate (40 px high) or a line with a picture (72 px high). Default `plate`. */
  readonly kind?: "plate" | "picture"
}

/** Renders placeholders with the size of the rows that are loading. */
export const ListSkeleton = ({ label, rows, kind = "plate" }: ListSkeletonProps) => (
  <output className="skeletons">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className={`sk sk--${kind}`} />
    ))}
  </output>
)
