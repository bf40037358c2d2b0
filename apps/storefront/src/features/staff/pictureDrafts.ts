import { getPictureKey, MAX_PICTURE_BYTES, type PictureUse, type StaffPicture } from "@camber/domain/staff"

/** Moves an item of a list to another position. */
export const moveItem = <Item>(items: ReadonlyArray<Item>, from: number, to: number): ReadonlyArray<Item> => {
  const item = items[from]
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Returns the photographs as they are saved. */
export const toPictureUses = (pictures: ReadonlyArray<StaffPicture>): ReadonlyArray<PictureUse> =>
  pictures.map(({ alt, sku, source }) => ({ source, sku, alt: alt.trim() }))

/**
 * Applies an unsaved list to the current photographs: keeps its order, texts and removals, and puts new photographs at the end.
 *
 * @param seen - Photographs that the product had when the list was made.
 */
export const carryPictures = (
  draft: ReadonlyArray<StaffPicture>,
  seen: ReadonlyArray<StaffPicture>,
  now: ReadonlyArray<StaffPicture>
): ReadonlyArray<StaffPicture> => {
  const present = new Map(now.map((picture) => [getPictureKey(picture), picture]))
  const known = new Set(seen.map(getPictureKey))
  const remaining = draft.flatMap((picture) => {
    const found = present.get(getPictureKey(picture))
    return found === undefined ? [] : [{ ...found, alt: picture.alt }]
  })
  return [...remaining, ...now.filter((picture) => !known.has(getPictureKey(picture)))]
}

/** Returns why a chosen file cannot be uploaded; undefined if it may be. The shop checks its content. */
export const findFileProblem = ({ name, size }: Pick<File, "name" | "size">): string | undefined => {
  if (size > MAX_PICTURE_BYTES) return `${name} is larger than ${MAX_PICTURE_BYTES / 1_000_000} MB. Choose a smaller file.`
  return size === 0 ? `${name} is empty.` : undefined
}
