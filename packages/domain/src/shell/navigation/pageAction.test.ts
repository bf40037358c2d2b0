import { describe, expect, it } from "vitest"
import { pageAction } from "./pageAction.ts"

describe("pageAction", () => {
  it.each([
    ["?action=addtocart&skuorskubasetoadd=CAM-4X-1", { action: "addToCart", skuOrSkuBase: "CAM-4X-1" }],
    ["?page=2&action=addtolist&skuorskubasetoadd=CAM-4X", { action: "addToList", skuOrSkuBase: "CAM-4X" }],
    ["?Action=AddToCart&SkuOrSkuBaseToAdd=CAM-4X", { action: "addToCart", skuOrSkuBase: "CAM-4X" }],
    ["?action=addtocart", { action: "addToCart", skuOrSkuBase: null }],
    ["?action=addtocart&skuorskubasetoadd=%20", { action: "addToCart", skuOrSkuBase: null }],
    ["?skuorskubasetoadd=CAM-4X", null],
    ["?action=buy&skuorskubasetoadd=CAM-4X", null],
    ["?action=constructor", null],
    ["?action=", null],
    ["", null]
  ])("NAV-105 NAV-106 parses %j as %j", (search, asked) => {
    expect(pageAction(search)).toEqual(asked)
  })
})
