/** Allowed side lengths of square pictures in px. Add a new size here before using it (CTRL-41, GAP-C34). */
const pictureSides = [24, 32, 40, 64, 88, 100, 124, 240, 320, 640] as const

export type PictureSide = (typeof pictureSides)[number]

/** Sizes of pictures that are not square, width and height in px: a platform, a brand, a race class, the home page's front end. */
const oblongs = ["40x28", "149x55", "384x132", "552x318"]

/** Every allowed picture size of the shop, as `124x124`. */
export const pictureSizes: ReadonlyArray<string> = [...pictureSides.map((side) => `${side}x${side}`), ...oblongs]

export interface ImageSource {
  readonly src: string
  /** Alternative text; empty if the adjacent text has the same meaning. */
  readonly alt: string
}

export interface DrawingProps {
  readonly picture: ImageSource
  /** Requested side length in px. The picture scales to its sheet, and its space is reserved while it loads. Default 124 (CARD-11). */
  readonly size?: PictureSide
  /** Loading priority: `lazy` below the fold, `eager` in the first row, `high` for the main picture of the page. Default `lazy`. */
  readonly priority?: "lazy" | "eager" | "high"
}

/** Renders a line drawing on its sheet of squared paper, or a photograph on white with an aspect ratio of 4:3. */
export const Drawing = ({ picture, size = 124, priority = "lazy" }: DrawingProps) => {
  const photograph = parsePhotograph(picture.src)
  const loading = {
    loading: priority === "lazy" ? "lazy" : "eager",
    decoding: "async",
    fetchPriority: priority === "high" ? "high" : undefined
  } as const
  if (photograph === null)
    return (
      <span className="sheet">
        <img src={picture.src} alt={picture.alt} width={size} height={size} {...loading} />
      </span>
    )
  const sizes = getSizes(size, priority)
  return (
    <span className="sheet sheet--photo">
      <picture>
        <source type="image/avif" srcSet={listSources(photograph, "avif")} sizes={sizes} />
        <img
          // The order matters: a browser that sees `src` first would load it.
          {...loading}
          sizes={sizes}
          srcSet={listSources(photograph, "webp")}
          src={picture.src}
          alt={picture.alt}
          width={photograph.width}
          height={photograph.height}
        />
      </picture>
    </span>
  )
}

/**
 * Returns the `sizes` of a picture. Browsers that cannot measure a lazy picture get the width of a card, because a card is wider than its
 * drawing.
 */
const getSizes = (size: PictureSide, priority: NonNullable<DrawingProps["priority"]>): string => {
  const width = size >= 640 ? "(max-width: 767px) 100vw, 640px" : size === 124 ? "(max-width: 767px) 50vw, 260px" : `${size}px`
  return priority === "lazy" ? `auto, ${width}` : width
}

/** A photograph of a part, with the data that its URL contains. */
interface Photograph {
  readonly width: number
  readonly height: number
  /** URL without the file name, with a slash at the end. */
  readonly folder: string
}

/** Widths in which the shop stores every photograph. For widths above that of the photograph, the files are the same. */
const widths = [128, 256, 512, 1024, 1600]

const pattern = /^((?:https?:\/\/[^/?#]+)?\/pictures\/[0-9a-f]{32}-(\d{1,5})x(\d{1,5})\/)[^/?#]+$/

/** Reads the URL of a photograph; null for a drawing. */
export const parsePhotograph = (src: string): Photograph | null => {
  const [, folder, width, height] = pattern.exec(src) ?? []
  return folder === undefined ? null : { folder, width: Number(width), height: Number(height) }
}

/** Returns the `srcset` of a photograph in a format. */
const listSources = ({ folder, width }: Photograph, type: "avif" | "webp"): string =>
  widths
    .filter((_, at) => at === 0 || widths[at - 1]! < width)
    .map((wide) => `${folder}${wide}.${type} ${Math.min(wide, width)}w`)
    .join(", ")

/** Returns the URL of the whole picture: the photograph in its full size, or the drawing itself. */
export const getFullSize = (src: string): string => {
  const photograph = parsePhotograph(src)
  return photograph === null ? src : `${photograph.folder}full.jpg`
}
