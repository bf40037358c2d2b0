/** Allowed sides of a square picture in px. Add a new size here before use (CTRL-41, GAP-C34). */
const pictureSides = [24, 32, 40, 64, 88, 100, 124, 240, 320, 640] as const

export type PictureSide = (typeof pictureSides)[number]

/** Sizes of pictures that are not square, width and height in px: a platform, a brand, a race class, the home page's front end. */
const oblongs = ["40x28", "149x55", "384x132", "552x318"]

/** Every allowed picture size of the shop, as `124x124`. */
export const pictureSizes: ReadonlyArray<string> = [...pictureSides.map((side) => `${side}x${side}`), ...oblongs]

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
