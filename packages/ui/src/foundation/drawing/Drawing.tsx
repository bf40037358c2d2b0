import type { PictureSide } from "./pictureSizes.ts"

export interface ImageSource {
  readonly src: string
  /** Empty where the words beside it say the same. */
  readonly alt: string
}

export interface DrawingProps {
  readonly picture: ImageSource
  /** Side in px that the picture is asked for; it scales to its sheet and keeps the room free while it loads. Default 124 (CARD-11). */
  readonly size?: PictureSide
  /** `lazy` below the fold, `eager` in the first row, `high` for the one picture that the page is about. Default `lazy`. */
  readonly priority?: "lazy" | "eager" | "high"
}

/** A line drawing on its sheet of squared paper, 4:3. */
export const Drawing = ({ picture, size = 124, priority = "lazy" }: DrawingProps) => (
  <span className="sheet">
    <img
      src={picture.src}
      alt={picture.alt}
      width={size}
      height={size}
      loading={priority === "lazy" ? "lazy" : "eager"}
      decoding="async"
      fetchPriority={priority === "high" ? "high" : undefined}
    />
  </span>
)
