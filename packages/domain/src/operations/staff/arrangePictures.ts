/** A photograph of one SKU or of the whole product. With an empty `alt`, the alternative text is the product's title. */
export interface PictureUse {
  readonly source: string
  readonly sku: string | null
  readonly alt: string
}

/** Staff's decision about a photograph. The position in the list of entries is the position of the photograph. */
export interface PictureEntry {
  readonly source: string
  readonly sku: string | null
  /** Alternative text by staff; null keeps the imported text. */
  readonly alt: string | null
  readonly isRemoved: boolean
}

/** Prefix of the sources of uploaded photographs. The sources of imported photographs never have this prefix. */
const UPLOAD = "upload:"

/** Returns whether staff uploaded a photograph. The source of any other photograph is the address that it was loaded from. */
export const isUploaded = ({ source }: Pick<PictureUse, "source">): boolean => source.startsWith(UPLOAD)

/** Returns the source of an uploaded photograph by the key of its files. */
export const toUploadSource = (key: string): string => `${UPLOAD}${key}`

/** Identifies a photograph of a product. */
export const getPictureKey = ({ sku, source }: Pick<PictureUse, "sku" | "source">): string => `${source}\n${sku ?? ""}`

const toMap = <Picture extends Pick<PictureUse, "sku" | "source">>(pictures: ReadonlyArray<Picture>): ReadonlyMap<string, Picture> =>
  new Map(pictures.map((picture) => [getPictureKey(picture), picture]))

/**
 * Returns the photographs that a product shows. Uploaded photographs stay. Imported photographs keep the position and text that staff gave
 * them as long as the import contains them. Photographs that are new in an import come last.
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
 * Returns the entries that make a product show these photographs.
 *
 * @param before - Earlier entries. Entries about photographs that the current import lacks are kept, because an undo may restore the
 * photographs.
 * @returns The entries; empty if the product shows exactly the photographs of the last import.
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
