import { Option, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ListArticle, ListProduct, PartsList } from "./model.ts"
import { wireArticle, wireList, wireProduct } from "./testing/samples.ts"

const without = (record: object, name: string) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
const needed = <Value>(schema: Schema.Codec<Value, unknown>, record: object) =>
  Object.keys(record).filter((name) => Option.isNone(Schema.decodeUnknownOption(schema)(without(record, name))))
const decode = Schema.decodeUnknownSync(ListProduct)

describe("a list", () => {
  it("LIST-01 LIST-22 holds its id, name and share guid, and both products and articles", () => {
    expect(needed(PartsList, wireList)).toEqual(["id", "listName", "shareGuid", "car", "sharedAt", "products", "articles"])
    expect(Schema.decodeUnknownSync(PartsList)(wireList)).toMatchObject({
      id: "list-1",
      listName: "Brakes",
      shareGuid: "share-1",
      products: [{ title: "Brake Rotor" }],
      articles: [{ title: "Lifters" }]
    })
  })
  it("LIST-04 holds of an article its id, title, author, address and picture", () => {
    expect(needed(ListArticle, wireArticle)).toEqual(["id", "title", "author", "url", "articleThumbnailUrl"])
    expect(Schema.decodeUnknownSync(ListArticle)(wireArticle)).toEqual(wireArticle)
  })
  it("LIST-02 holds of a product its numbers, names, price in cents, category, stock and rating", () => {
    const { images: _images, quantityRequested: _requested, url: _url, ...read } = wireProduct
    expect(decode(wireProduct)).toEqual({ ...read, price: 8050, notedPrice: 8050 })
    const fields = ["skuBaseNumber", "skuVariantNumber", "sku", "title", "brand", "price", "segmentCategory", "availability", "rating"]
    expect(needed(ListProduct, wireProduct)).toEqual(expect.arrayContaining([...fields, "reviewCount"]))
  })
})

describe("a product of a list", () => {
  it("LIST-03 is read from either name of quantity, address and picture", () => {
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
  it("LIST-03 takes the first name where both are told, and one piece and no picture where neither is", () => {
    const both = { ...wireProduct, quantityRequested: 7, url: "/other", images: ["/other.svg"] }
    expect(decode(both)).toEqual(decode(wireProduct))
    const neither = { ...wireProduct, quantity: null, productUrl: null, imageUrl: "", images: [] }
    expect(decode(neither)).toMatchObject({ quantity: 1, productUrl: "", imageUrl: null })
  })
  it("LIST-03 comes back as it was sent, whatever its quantity", () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: -5, max: 2000 })),
        fc.option(fc.integer({ min: -5, max: 2000 })),
        (quantity, quantityRequested) => {
          const read = decode({ ...wireProduct, quantity, quantityRequested })
          expect([read.quantity >= 1, read.quantity <= 999]).toEqual([true, true])
          expect(decode(Schema.encodeSync(ListProduct)(read))).toEqual(read)
        }
      )
    )
  })
})
