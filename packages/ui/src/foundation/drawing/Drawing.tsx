import type { PictureSide } from "./pictureSizes.ts"

export interface ImageSource {
  readonly src: string
  /** Empty if the adjacent text has the same meaning. */
  readonly alt: string
}

export interface DrawingProps {
  readonly picture: ImageSource
  /** Requested side in px; the picture scales to its sheet and reserves its space while it loads. Default 124 (CARD-11). */
  readonly size?: PictureSide
  /** `lazy` below the fold, `eager` in the first row, `high` for the main picture of the page. Default `lazy`. */
  readonly priority?: "lazy" | "eager" | "high"
}

/** Renders a line drawing on its sheet of squared paper, 4:3. */
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
