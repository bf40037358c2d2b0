import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { arrangePictures, isUploaded, type PictureUse, toPictureEntries, toUploadSource } from "./arrangePictures.ts"

const photo = (name: string, alt = ""): PictureUse => ({ source: `https://images.example/${name}.jpg`, sku: null, alt })
const upload = (key: string, alt = ""): PictureUse => ({ source: toUploadSource(key), sku: null, alt })

const use = fc.record({
  source: fc.constantFrom("https://a.example/1", "https://a.example/2", "https://a.example/3"),
  sku: fc.constantFrom(null, "A"),
  alt: fc.constantFrom("", "Front")
})
const getId = ({ sku, source }: PictureUse) => `${source} ${sku}`
const files = fc.uniqueArray(use, { selector: getId, maxLength: 5 })
const uploads = fc.uniqueArray(fc.constantFrom(upload("1"), upload("2", "Box")), { selector: getId })
/** A list that staff may save: some of the imported photographs, in any order and with other texts, mixed with uploads. */
const edited = fc.record({ imported: files, uploaded: uploads, alt: fc.constantFrom("", "Behind") }).chain(({ alt, imported, uploaded }) =>
  fc.record({
    imported: fc.constant(imported),
    shown: fc.shuffledSubarray([...imported.map((picture) => (picture.sku === null ? { ...picture, alt } : picture)), ...uploaded])
  })
)

describe("photographs that staff arranged", () => {
  it("EDIT-22 shows the imported photographs if staff made no decision", () => {
    fc.assert(
      fc.property(files, (imported) => {
        expect(arrangePictures(imported, [])).toEqual(imported)
      })
    )
  })

  it("EDIT-22 shows exactly the photographs that staff saved, even if staff save them again", () => {
    fc.assert(
      fc.property(edited, ({ imported, shown }) => {
        const entries = toPictureEntries(imported, shown, [])
        expect(arrangePictures(imported, entries)).toEqual(shown)
        expect(toPictureEntries(imported, shown, entries)).toEqual(entries)
      })
    )
  })

  it("EDIT-22 keeps uploads and their order, and shows nothing that was removed, over any import", () => {
    fc.assert(
      fc.property(edited, files, ({ imported, shown }, next) => {
        const entries = toPictureEntries(imported, shown, [])
        const now = arrangePictures(next, entries)
        expect(now.filter(isUploaded)).toEqual(shown.filter(isUploaded))
        const removed = new Set(entries.filter(({ isRemoved }) => isRemoved).map((entry) => getId({ ...entry, alt: "" })))
        expect(now.filter((picture) => removed.has(getId(picture)))).toEqual([])
        expect(new Set(now.map(getId)).size).toBe(now.length)
      })
    )
  })

  it("EDIT-22 keeps decisions about photographs that an import lacks until the import is undone, even if staff save in between", () => {
    fc.assert(
      fc.property(edited, files, ({ imported, shown }, next) => {
        const entries = toPictureEntries(imported, shown, [])
        const between = arrangePictures(next, entries)
        const isGone = (picture: PictureUse) => !next.some((other) => getId(other) === getId(picture))
        const back = arrangePictures(imported, toPictureEntries(next, between, entries))
        const gone = back.filter((picture) => !isUploaded(picture) && isGone(picture))
        expect(gone).toEqual(shown.filter((picture) => !isUploaded(picture) && isGone(picture)))
      })
    )
  })

  it("EDIT-22 ends the edit when staff restore the imported list", () => {
    const imported = [photo("front", "Front"), photo("behind")]
    const entries = toPictureEntries(imported, [photo("behind")], [])
    expect(entries).toEqual([
      { ...photo("behind"), alt: null, isRemoved: false },
      { ...photo("front"), alt: null, isRemoved: true }
    ])
    expect(toPictureEntries(imported, imported, entries)).toEqual([])
  })

  it("EDIT-22 puts photographs that are new in an import last", () => {
    const entries = toPictureEntries([photo("front")], [upload("box"), photo("front", "Front")], [])
    expect(arrangePictures([photo("new"), photo("front")], entries)).toEqual([upload("box"), photo("front", "Front"), photo("new")])
  })
})
