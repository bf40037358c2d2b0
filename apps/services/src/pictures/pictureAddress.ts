/** Widths of a photograph in pixels. Every width has a URL, even if the photograph is narrower. */
export const PICTURE_WIDTHS = [128, 256, 512, 1024, 1600] as const

/** Size of the photograph as the shop stores it. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** File name of the photograph in full size, for programs that need a single file. */
export const FULL = "full.jpg"

/** Name of a document, the only file of its key. */
export const DOCUMENT = "document.pdf"

/** Name of a logo, the only file of its key. */
export const LOGO = "logo.png"

/** Content types by file name: every width as AVIF and WebP, the photograph in full size, and a document. */
export const pictureTypes: ReadonlyMap<string, string> = new Map([
  ...PICTURE_WIDTHS.flatMap((width) => [[`${width}.avif`, "image/avif"] as const, [`${width}.webp`, "image/webp"] as const]),
  [FULL, "image/jpeg"] as const,
  [DOCUMENT, "application/pdf"] as const
])

/** Content types of all files that the store has. */
export const storedTypes: ReadonlyMap<string, string> = new Map([...pictureTypes, [LOGO, "image/png"] as const])

/**
 * Creates the key of a photograph from content and size: '{hash}-{width}x{height}'. The size lets pages reserve the space of a photograph
 * from its URL alone. The key of a document is only its hash.
 */
export const toPictureKey = (hash: string, { height, width }: PictureSize): string => `${hash}-${width}x${height}`

const keyPattern = /^[0-9a-f]{32}(?:-[1-9]\d{0,4}x[1-9]\d{0,4})?$/

export const isPictureKey = (key: string): boolean => keyPattern.test(key)

const PREFIX = "/pictures/"

/** Whether a path belongs to a photograph, as opposed to a drawing. */
export const isPicturePath = (pathname: string): boolean => pathname.startsWith(PREFIX)

/** Splits the path of a file; null if the path is invalid. */
export const parsePicturePath = (pathname: string): { readonly key: string; readonly name: string } | null => {
  const [key = "", name = "", ...others] = isPicturePath(pathname) ? pathname.slice(PREFIX.length).split("/") : []
  return others.length === 0 && isPictureKey(key) && storedTypes.has(name) ? { key, name } : null
}

/** Returns the path of a file. The function `show_pictures` (migration 0089) also builds such paths, for 512.webp. */
export const toPicturePath = (key: string, name: string): string => `${PREFIX}${key}/${name}`

const pictureFile = /(\/pictures\/[0-9a-f]{32}-\d+x\d+\/)[^/?#]+$/

/** Converts the path or URL of any file of a photograph to that of the full-size file. Other paths and URLs are returned unchanged. */
export const toFullPicture = (address: string): string => address.replace(pictureFile, `$1${FULL}`)
