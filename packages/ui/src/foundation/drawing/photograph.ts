/** A photograph of a part, as its address describes it. */
export interface Photograph {
  readonly width: number
  readonly height: number
  /** Address without the file name, with a slash at its end. */
  readonly folder: string
}

/** Widths in which the shop stores every photograph. A narrower one is the same in all larger widths. */
const widths = [128, 256, 512, 1024, 1600]

const pattern = /^((?:https?:\/\/[^/?#]+)?\/pictures\/[0-9a-f]{32}-(\d{1,5})x(\d{1,5})\/)[^/?#]+$/

/** Reads the address of a photograph; null for a drawing. */
export const parsePhotograph = (src: string): Photograph | null => {
  const [, folder, width, height] = pattern.exec(src) ?? []
  return folder === undefined ? null : { folder, width: Number(width), height: Number(height) }
}

/** Returns the `srcset` of a photograph in a format. */
export const listSources = ({ folder, width }: Photograph, type: "avif" | "webp"): string =>
  widths
    .filter((_, at) => at === 0 || widths[at - 1]! < width)
    .map((wide) => `${folder}${wide}.${type} ${Math.min(wide, width)}w`)
    .join(", ")

/** Returns the address of the whole picture: the photograph in its full size, or the drawing itself. */
export const getFullSize = (src: string): string => {
  const photograph = parsePhotograph(src)
  return photograph === null ? src : `${photograph.folder}full.jpg`
}
