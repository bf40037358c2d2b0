/** A photograph of a product, of one SKU or of all. An empty `alt` stands for the product's title. */
export interface PictureUse {
  readonly source: string
  readonly sku: string | null
  readonly alt: string
}

/** A decision of staff about a photograph. Its place in the list of entries is its place among the photographs. */
export interface PictureEntry {
  readonly source: string
  readonly sku: string | null
  /** Alternative text by staff; null keeps the imported one. */
  readonly alt: string | null
  readonly isRemoved: boolean
}

/** Begins the source of an uploaded photograph, which no import names. */
const UPLOAD = "upload:"

/** Whether staff uploaded a photograph. Others come from the address that is their source. */
export const isUploaded = ({ source }: Pick<PictureUse, "source">): boolean => source.startsWith(UPLOAD)

/** Returns the source of an uploaded photograph by the key of its files. */
export const toUploadSource = (key: string): string => `${UPLOAD}${key}`

/** Identifies a photograph of a product. */
export const getPictureKey = ({ sku, source }: Pick<PictureUse, "sku" | "source">): string => `${source}\n${sku ?? ""}`

const toMap = <Picture extends Pick<PictureUse, "sku" | "source">>(pictures: ReadonlyArray<Picture>): ReadonlyMap<string, Picture> =>
  new Map(pictures.map((picture) => [getPictureKey(picture), picture]))

/**
 * Returns the photographs that a product shows. Uploaded ones stay, imported ones keep the place and text that staff gave them while an
 * import has them, and those that are new in an import come last.
 */
export const arrangePictures = (imported: ReadonlyArray<PictureUse>, entries: ReadonlyArray<PictureEntry>): ReadonlyArray<PictureUse> => {
  const byKey = toMap(imported)
  const decided = toMap(entries)
  const arranged = [...decided].flatMap(([key, { alt, isRemoved, sku, source }]) => {
    const file = isUploaded({ source }) ? { source, sku, alt: "" } : byKey.get(key)
    return isRemoved || file === undefined ? [] : [{ ...file, alt: alt ?? file.alt }]
  })
  return [...arranged, ...[...byKey].flatMap(([key, picture]) => (decided.has(key) ? [] : [picture]))]
}

/**
 * Returns the decisions of staff who want a product to show these photographs.
 *
 * @param before - Earlier decisions. Those about photographs that no import has at present are kept, because an undo may bring them back.
 * @returns No entries if the product shows exactly what the last import brought.
 */
export const toPictureEntries = (
  imported: ReadonlyArray<PictureUse>,
  shown: ReadonlyArray<PictureUse>,
  before: ReadonlyArray<PictureEntry>
): ReadonlyArray<PictureEntry> => {
  const byKey = toMap(imported)
  const wanted = toMap(shown)
  const displayed = [...wanted].map(([key, { alt, sku, source }]) => ({
    source,
    sku,
    alt: byKey.get(key)?.alt === alt ? null : alt,
    isRemoved: false
  }))
  const removed = [...byKey.values()].filter((picture) => !wanted.has(getPictureKey(picture)))
  const resting = before.filter((entry) => !isUploaded(entry) && !byKey.has(getPictureKey(entry)))
  const entries = [...displayed, ...removed.map(({ sku, source }) => ({ source, sku, alt: null, isRemoved: true })), ...resting]
  return resting.length === 0 && isSameList(shown, [...byKey.values()]) ? [] : entries
}

/** Whether two lists show the same photographs with the same texts in the same order. */
export const isSameList = (one: ReadonlyArray<PictureUse>, other: ReadonlyArray<PictureUse>): boolean =>
  one.length === other.length &&
  one.every((picture, at) => getPictureKey(picture) === getPictureKey(other[at]!) && picture.alt === other[at]!.alt)
