import { sampleIndexOption, sampleIndexOptionValue, sampleKitComponent } from "@camber/testing/records"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { IndexOption } from "../../catalog/catalog/model.ts"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { listOf } from "./testing/samples.ts"
import { ShareGuid } from "./model.ts"
import { isInAnyList, getListAdd, parseShareGuid, shareHref } from "./rules.ts"
import { formatAddedToList, formatListCreated, drawerTitle } from "./text.ts"

const option = (values: number): IndexOption =>
  sampleIndexOption({ indexOptionValues: Array.from({ length: values }, (_, at) => sampleIndexOptionValue({ id: at + 2 })) })
const component = sampleKitComponent({ skuVariantNumber: null })
const plain = {
  skuBaseNumber: SkuBaseNumber.make("CAM-2"),
  skuVariantNumber: SkuVariantNumber.make("CAM-2-1"),
  indexOptions: [],
  kitComponents: []
}

describe("getListAdd", () => {
  it("LIST-10 requires a variant if there are several, also for a kit", () => {
    expect([
      getListAdd({ ...plain, indexOptions: [option(2)] }),
      getListAdd({ ...plain, indexOptions: [option(2)], kitComponents: [component] })
    ]).toEqual([{ _tag: "ChooseVariant" }, { _tag: "ChooseVariant" }])
  })
  it("LIST-11 requires the configuration of a kit", () => {
    expect(getListAdd({ ...plain, kitComponents: [component] })).toEqual({ _tag: "BuildKit" })
  })
  it("LIST-12 adds one piece otherwise, also without a variant", () => {
    const item = { skuBaseNumber: "CAM-2", skuVariantNumber: "CAM-2-1", quantity: 1, kitComponents: [] }
    expect([
      getListAdd(plain),
      getListAdd({ ...plain, indexOptions: [option(1)] }),
      getListAdd({ ...plain, skuVariantNumber: null })
    ]).toEqual([
      { _tag: "ChooseList", item },
      { _tag: "ChooseList", item },
      { _tag: "ChooseList", item: { ...item, skuVariantNumber: null } }
    ])
  })
})

describe("lists", () => {
  it("REC-42 isInAnyList returns whether any list contains a product", () => {
    const lists = [listOf("one", "A"), listOf("two", "D", "B")]
    expect([
      isInAnyList(lists, SkuBaseNumber.make("CAM-B")),
      isInAnyList(lists, SkuBaseNumber.make("CAM-C")),
      isInAnyList([], plain.skuBaseNumber)
    ]).toEqual([true, false, false])
  })
  it("LIST-22 parseShareGuid reads any share GUID back from its share URL", () => {
    expect(shareHref({ shareGuid: ShareGuid.make("ab12") })).toBe("/buildlist?shareGuid=ab12")
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text === text.trim()),
        (text) => {
          const guid = ShareGuid.make(text)
          expect(parseShareGuid(new URL(shareHref({ shareGuid: guid }), "https://shop.example").search)).toBe(text)
        }
      )
    )
    expect([parseShareGuid(""), parseShareGuid("?shareGuid="), parseShareGuid("?shareGuid=%20")]).toEqual([null, null, null])
  })
  it("LIST-06 LIST-07 LIST-08 drawerTitle names the drawer by its purpose", () => {
    expect((["save", "move", "build"] as const).map((type) => drawerTitle({ type }))).toEqual([
      "Save This Item to a List",
      "Move This Item to a List",
      "Save These Items to a List"
    ])
  })
  it("LIST-24 LIST-25 LIST-26 formats counts with correct plurals", () => {
    expect([
      formatListCreated("Brakes", 2),
      formatListCreated("Brakes", 1),
      formatListCreated("Brakes", 0),
      formatAddedToList(1),
      formatAddedToList(3)
    ]).toEqual([
      "List 'Brakes' successfully created with 2 items.",
      "List 'Brakes' successfully created with 1 item.",
      "List 'Brakes' successfully created.",
      "1 item added to list.",
      "3 items added to list."
    ])
  })
})
