import { Option, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ListArticle, ListProduct, PartsList } from "./model.ts"
import { wireArticle, wireList, wireProduct } from "./testing/samples.ts"

const without = (record: object, name: string) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
const listRequiredFields = <Value>(schema: Schema.Codec<Value, unknown>, record: object) =>
  Object.keys(record).filter((name) => Option.isNone(Schema.decodeUnknownOption(schema)(without(record, name))))
const decode = Schema.decodeUnknownSync(ListProduct)

describe("PartsList", () => {
  it("LIST-01 LIST-22 requires id, name, share GUID, products and articles", () => {
    expect(listRequiredFields(PartsList, wireList)).toEqual(["id", "listName", "shareGuid", "car", "sharedAt", "products", "articles"])
    expect(Schema.decodeUnknownSync(PartsList)(wireList)).toMatchObject({
      id: "list-1",
      listName: "Brakes",
      shareGuid: "share-1",
      products: [{ title: "Brake Rotor" }],
      articles: [{ title: "Lifters" }]
    })
  })
  it("LIST-04 requires an article's id, title, author, URL and image", () => {
    expect(listRequiredFields(ListArticle, wireArticle)).toEqual(["id", "title", "author", "url", "articleThumbnailUrl"])
    expect(Schema.decodeUnknownSync(ListArticle)(wireArticle)).toEqual(wireArticle)
  })
  it("LIST-02 requires a product's numbers, names, price in cents, category, stock and rating", () => {
    const { images: _images, quantityRequested: _requested, url: _url, ...read } = wireProduct
    expect(decode(wireProduct)).toEqual({ ...read, price: 8050, notedPrice: 8050 })
    const fields = ["skuBaseNumber", "skuVariantNumber", "sku", "title", "brand", "price", "segmentCategory", "availability", "rating"]
    expect(listRequiredFields(ListProduct, wireProduct)).toEqual(expect.arrayContaining([...fields, "reviewCount"]))
  })
})

describe("ListProduct", () => {
  it("LIST-03 decodes quantity, URL and image from either field name", () => {
    const renamed = {
      ...wireProduct,
      quantity: null,
      quantityRequested: 2,
      productUrl: null,
      url: "/item/rotor/1",
      imageUrl: null,
      images: ["/parts/rotor.svg"]
    }
    expect(decode(renamed)).toEqual(decode(wireProduct))
  })
  it("LIST-03 prefers a field's first name over its second, and defaults to quantity 1 and no image", () => {
    const both = { ...wireProduct, quantityRequested: 7, url: "/other", images: ["/other.svg"] }
    expect(decode(both)).toEqual(decode(wireProduct))
    const neither = { ...wireProduct, quantity: null, productUrl: null, imageUrl: "", images: [] }
    expect(decode(neither)).toMatchObject({ quantity: 1, productUrl: "", imageUrl: null })
  })
  it("LIST-03 encodes and decodes any quantity without loss", () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: -5, max: 2000 })),
        fc.option(fc.integer({ min: -5, max: 2000 })),
        (quantity, quantityRequested) => {
          const read = decode({ ...wireProduct, quantity, quantityRequested })
          expect(read.quantity >= 1).toBe(true)
          expect(read.quantity <= 999).toBe(true)
          expect(decode(Schema.encodeSync(ListProduct)(read))).toEqual(read)
        }
      )
    )
  })
})
