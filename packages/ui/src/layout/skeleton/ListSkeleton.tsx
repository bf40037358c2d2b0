import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface ListSkeletonProps {
  /** The loading content: 'Loading your garage'. */
  readonly label: string
  readonly rows: number
  /** The height of a row: 40 px as a plate, 72 px as a line with a picture. Default `plate`. */
  readonly kind?: "plate" | "picture"
}

/** Renders placeholders of loading rows, in the size of the real ones. */
export const ListSkeleton = ({ label, rows, kind = "plate" }: ListSkeletonProps) => (
  <output className="skeletons">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className={`sk sk--${kind}`} />
    ))}
  </output>
)
