import type { Illustrations } from "../illustrations/Illustrations.ts"
import { isPicturePath } from "../pictures/pictureAddress.ts"

/** The query parameter with the version of the images. */
const VERSION = "v"

/** URLs of images on the content host. */
export interface ImageUrls {
  /** Origin of the images; empty if the shop's own origin serves them. */
  readonly host: string
  /**
   * Returns the URL of a catalog path (path and query of a drawing) for a card or line. The drawing has no dimension lines, because they
   * would be unreadable at that size.
   */
  readonly of: (path: string) => string
  /** Works like `of`, but keeps the dimension lines. */
  readonly measured: (path: string) => string
  /** Returns the URL of a drawing by name, small and without dimension lines. */
  readonly drawing: (name: string) => string
  /** Paths and layouts of the images. */
  readonly illustrations: Illustrations
}

const withParameter = (path: string, parameter: string): string => `${path}${path.includes("?") ? "&" : "?"}${parameter}`

const withoutDimensions = (path: string): string =>
  path.startsWith("/content/parts/") && !path.includes("dims=false") ? withParameter(path, "dims=false") : path

/** Creates the image URLs on a host. */
export const createImageUrls = (host: string, illustrations: Illustrations): ImageUrls => {
  const { version } = illustrations
  // Returns the path of a photograph unchanged, because it needs no version: the path already identifies the content.
  const measured = (path: string): string =>
    host + (version === null || isPicturePath(path) ? path : withParameter(path, `${VERSION}=${version}`))
  return {
    host,
    illustrations,
    measured,
    of: (path) => measured(withoutDimensions(path)),
    drawing: (name) => measured(`/content/parts/${encodeURIComponent(name)}.svg?dims=false`)
  }
}
